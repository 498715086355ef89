import type { Directory } from '../../database/types.ts';
import { presentCurrentUser } from './present.ts';
import { findUser, membershipsOf } from './store/accounts.ts';
import { pendingEmail } from './store/email-changes.ts';

/** How and from where the caller is signed in. */
interface SignedIn {
  /** The only organization in which the session is valid. */
  onlyIn: string | null;
  ip: string;
  bySso?: boolean;
}

/** The caller with their organizations; on a custom domain only with that organization. */
export async function currentUser(
  directory: Directory,
  userId: string,
  activeOrganization: string | null,
  { onlyIn, ip, bySso = false }: SignedIn,
) {
  const user = await findUser(directory, userId);
  if (!user) throw new Error(`The user ${userId} has a session but no row`);
  const memberships = (await membershipsOf(directory, userId)).filter(
    ({ organization_id: id }) => onlyIn === null || id === onlyIn,
  );
  const pending = await pendingEmail(directory, userId);
  return presentCurrentUser(user, pending, memberships, activeOrganization, { bySso, ip });
}
