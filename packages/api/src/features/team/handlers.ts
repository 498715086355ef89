import type { Role } from '@helpdesk/sdk/rules/roles';
import type { InvitationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import { actorOf } from '../../http/caller.ts';
import type { Desk } from '../../http/desk.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readOrganization } from '../organization/store.ts';
import { invitationLink, invitationToken } from './invitation-link.ts';
import { removeMember, setAvailability, setRole } from './members.ts';
import { presentAssignable, presentMember } from './present.ts';
import { readAssignable, readMembers } from './read.ts';
import { invite, readInvitations, resendInvitation, revokeInvitation } from './store.ts';

export const team: Handlers<'team'> = {
  assignable: async ({ org }) => (await readAssignable(org)).map(presentAssignable),

  list: async ({ org }) => (await readMembers(org)).map(presentMember),

  setRole: async ({ org, member, params, body }) =>
    presentMember(await setRole(org, params.memberId, body.role, actorOf(member))),

  remove: ({ desk, org, member, params }) =>
    removeMember(desk.database, org, params.memberId, actorOf(member)),

  setAvailability: async ({ org, member, body }) =>
    presentMember(await setAvailability(org, member.user.id, body.availability)),

  invite: async ({ desk, org, member, body }) => {
    const row = await invite(
      org,
      {
        email: body.email.trim().toLowerCase(),
        role: body.role ?? 'agent',
        message: body.message?.trim() || null,
      },
      actorOf(member),
      (id) => invitationToken(desk.config, id),
    );
    return withLink(desk, org, row);
  },

  invitations: async ({ org }) => presentInvitations(org, await readInvitations(org)),

  resendInvitation: async ({ desk, org, member, params }) =>
    withLink(desk, org, await resendInvitation(org, params.id, actorOf(member))),

  revokeInvitation: ({ org, params }) => revokeInvitation(org, params.id),
};

async function withLink({ config }: Desk, org: Org, row: InvitationRow) {
  const [invitation] = await presentInvitations(org, [row]);
  if (!invitation) throw new Error('An invitation was not presented');
  return { ...invitation, url: invitationLink(config, row.id) };
}

async function presentInvitations(org: Org, rows: InvitationRow[]) {
  const { id, name, subdomain, logo_url: logoUrl } = await readOrganization(org);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role as Role,
    organization: { id, name, subdomain, logoUrl },
    message: row.message,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  }));
}
