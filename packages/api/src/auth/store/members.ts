import type { Role } from '@helpdesk/sdk/rules/roles';
import { prepareDirectory } from '../../database/prepare.ts';
import type { UserRow } from '../../database/rows/people.ts';
import type { Directory, P } from '../../database/types.ts';

/** A member with their role. */
interface Row
  extends Pick<UserRow, 'id' | 'email' | 'first_name' | 'last_name' | 'profile_image_url'> {
  role: Role;
  permissions: string | null;
}

const memberNamed = prepareDirectory((directory, p: P<'organization' | 'id' | 'email'>) =>
  directory
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .where('memberships.organization_id', p.organization)
    .whereNull('users.deletes_at')
    .where((its) => its.where('users.id', p.id).orWhere('users.email', p.email))
    .select(
      'memberships.role',
      'memberships.permissions',
      'users.id',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.profile_image_url',
    ),
);

/** The member of the organization with this user ID or email address. */
export const findMemberNamed = (directory: Directory, organization: string, named: string) =>
  directory.first<Row>(memberNamed({ organization, id: named, email: named.toLowerCase() }));
