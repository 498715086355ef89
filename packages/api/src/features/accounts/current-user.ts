import type { Directory } from '../../database/types.ts';
import { presentCurrentUser } from './present.ts';
import { findUser, membershipsOf } from './store.ts';

/** A person with his organizations as he himself sees them; on the own domain of one, that one alone. */
export async function currentUser(
  directory: Directory,
  userId: string,
  activeOrganization: string | null,
  onlyIn: string | null,
) {
  const user = await findUser(directory, userId);
  if (!user) throw new Error(`The user ${userId} has a session but no row`);
  const memberships = (await membershipsOf(directory, userId)).filter(
    ({ organization_id: id }) => onlyIn === null || id === onlyIn,
  );
  return presentCurrentUser(user, memberships, activeOrganization);
}
