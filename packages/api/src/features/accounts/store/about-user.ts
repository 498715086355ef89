import type { Directory } from '../../../database/types.ts';
import { findUser } from './accounts.ts';
import { organizationThatWrites } from './password-reset.ts';

/** The directory for a write about a user that may also send them an email; it also locks the organization that sends it. */
export async function aboutUser(directory: Directory, userId: string) {
  const user = await findUser(directory, userId);
  const writer = user && (await organizationThatWrites(directory, user));
  return directory.locking({ users: [userId], organizations: writer ? [writer] : [] });
}
