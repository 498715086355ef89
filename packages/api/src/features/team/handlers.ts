import type { Role } from '@helpdesk/sdk/rules/roles';
import { actorOf } from '../../auth/caller.ts';
import type { InvitationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import type { ServerContext } from '../../server-context.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { invitationLink, invitationToken } from './invitation-link.ts';
import { presentAssignable, presentMember } from './present.ts';
import { readAssignable, readMembers } from './read.ts';
import {
  invite,
  readInvitations,
  resendInvitation,
  revokeInvitation,
} from './store/invitations.ts';
import { removeMember, resetSecondFactor, setAvailability, setRole } from './store/members.ts';

export const team: Handlers<'team'> = {
  assignable: async ({ org }) => (await readAssignable(org)).map(presentAssignable),

  list: async ({ org }) => (await readMembers(org)).map(presentMember),

  setRole: async ({ org, member, params, body }) =>
    presentMember(await setRole(org, params.memberId, body.role, actorOf(member))),

  remove: ({ server, org, member, params }) =>
    removeMember(server, org, params.memberId, actorOf(member)),

  resetSecondFactor: ({ server, org, member, params }) =>
    resetSecondFactor(server, org, params.memberId, actorOf(member)),

  setAvailability: async ({ org, member, body }) =>
    presentMember(await setAvailability(org, member.user.id, body.availability)),

  invite: async ({ server, org, member, body }) => {
    const row = await invite(
      org,
      {
        email: body.email.toLowerCase(),
        role: body.role,
        message: body.message || null,
      },
      actorOf(member),
      (id) => invitationToken(server.config, id),
    );
    return withLink(server, org, row);
  },

  invitations: async ({ org }) => presentInvitations(org, await readInvitations(org)),

  resendInvitation: async ({ server, org, member, params }) =>
    withLink(server, org, await resendInvitation(org, params.id, actorOf(member))),

  revokeInvitation: ({ org, params }) => revokeInvitation(org, params.id),
};

async function withLink({ config }: ServerContext, org: Org, row: InvitationRow) {
  const [invitation] = await presentInvitations(org, [row]);
  if (!invitation) throw new Error('An invitation was not presented');
  return { ...invitation, url: invitationLink(config, row) };
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
