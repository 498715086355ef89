import type { Role } from '@helpdesk/sdk/rules/roles';
import { now } from '../database/ids.ts';
import { prepare, prepareDirectory } from '../database/prepare.ts';
import type { MembershipRow, OrganizationRow, UserRow } from '../database/rows/people.ts';
import type { Directory, Org, P } from '../database/types.ts';

const member = prepare((org, p: P<'user'>) =>
  org
    .from('memberships')
    .join('users', 'users.id', 'memberships.user_id')
    .join(org.from('organizations').as('o'), 'o.id', 'memberships.organization_id')
    .where('memberships.user_id', p.user)
    .whereNull('o.deletes_at')
    .select(
      'memberships.role',
      'memberships.permissions',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.second_factor_since',
      'o.second_factor_from',
      'o.sso_only',
      'o.allowed_networks',
    ),
);

type Member = Pick<UserRow, 'first_name' | 'last_name' | 'email' | 'second_factor_since'> &
  Pick<OrganizationRow, 'second_factor_from' | 'sso_only' | 'allowed_networks'> &
  Pick<MembershipRow, 'permissions'> & { role: Role };

/** The member of a socket, if they belong to the organization and it is open. */
export const findMember = (org: Org, user: string) => org.first<Member>(member({ user }));

const ticket = prepare((org, p: P<'id'>) => org.from('tickets').where('id', p.id).select('id'));

/** The ticket, if it is visible to the handle. */
export const findTicket = (org: Org, id: string) => org.first<{ id: string }>(ticket({ id }));

const openTicket = prepareDirectory((directory, p: P<'hash' | 'now'>) =>
  directory
    .from('socket_tickets')
    .where('token_hash', p.hash)
    .where('expires_at', '>', p.now)
    .select('user_id', 'organization_id', 'session_hash'),
);

/** The user of a one-time ticket. This call uses the ticket up. */
export function spendTicket(directory: Directory, hash: string) {
  return directory.write(async (tx) => {
    const row = await tx.first<{ user_id: string; organization_id: string; session_hash: string }>(
      openTicket({ hash, now: now() }),
    );
    const isMine = (await tx.remove('socket_tickets', { token_hash: hash })) === 1;
    return row && isMine ? row : null;
  });
}
