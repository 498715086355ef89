import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Role } from '@helpdesk/sdk/rules/roles';
import type { InvitationRow } from '../../database/tables.ts';
import type { Org } from '../../database/types.ts';
import { actorOf } from '../../http/caller.ts';
import type { Handlers } from '../../http/handlers.ts';
import { readOrganization } from '../organization/store.ts';
import { invitationLink, invitationToken } from './invitation-link.ts';
import {
  invite,
  type MemberRow,
  readAssignable,
  readInvitations,
  revokeInvitation,
} from './store.ts';

export const team: Handlers<'team'> = {
  assignable: async ({ org }) => (await readAssignable(org)).map(presentAssignable),

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
    const [invitation] = await presentInvitations(org, [row]);
    if (!invitation) throw new Error('An invitation was not presented');
    return { ...invitation, url: invitationLink(desk.config, row.id) };
  },

  invitations: async ({ org }) => presentInvitations(org, await readInvitations(org)),

  revokeInvitation: ({ org, params }) => revokeInvitation(org, params.id),
};

function presentAssignable(row: MemberRow): Schema<'AssignableMember'> {
  return {
    role: row.role,
    user: {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      profileImageUrl: row.profile_image_url,
    },
  };
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
