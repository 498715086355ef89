import type { Schema } from '@helpdesk/sdk/contract/operations';
import { mayCall } from '../../../auth/may-call.ts';
import { holderOf } from '../../../auth/permissions.ts';
import { prepare } from '../../../database/prepare.ts';
import type { MembershipRow, UserRow } from '../../../database/rows/people.ts';
import type { Org } from '../../../database/types.ts';

type StaffRow = Pick<MembershipRow, 'user_id' | 'role' | 'permissions'> &
  Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'profile_image_url'>;

const staff = prepare((org) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .whereIn('memberships.role', ['admin', 'agent'])
    .orderBy(['users.first_name', 'users.last_name', 'users.email'])
    .select(
      'memberships.user_id',
      'memberships.role',
      'memberships.permissions',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.profile_image_url',
    ),
);

export const readStaff = (org: Org) => org.all<StaffRow>(staff({}));

export const maySeeReports = (row: StaffRow) => mayCall('metrics.sendReport', holderOf(row));

/** The members who can see reports now. */
export const readReaders = async (org: Org) => (await readStaff(org)).filter(maySeeReports);

export const listRecipients = async (org: Org): Promise<Schema<'UserRef'>[]> =>
  (await readReaders(org)).map(presentUser);

export const presentUser = (row: StaffRow): Schema<'UserRef'> => ({
  id: row.user_id,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  profileImageUrl: row.profile_image_url,
});
