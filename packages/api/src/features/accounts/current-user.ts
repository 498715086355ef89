import type { Directory } from '../../database/types.ts';
import { presentCurrentUser } from './present.ts';
import { findUser, membershipsOf } from './store.ts';

/** A person with his organizations as he himself sees them. */
export async function currentUser(
  directory: Directory,
  userId: string,
  activeOrganization: string | null,
) {
  const user = await findUser(directory, userId);
  if (!user) throw new Error(`The user ${userId} has a session but no row`);
  return presentCurrentUser(user, await membershipsOf(directory, userId), activeOrganization);
}
