import { type Holder, isPermission, type Role } from '@helpdesk/sdk/rules/roles';
import { actorOf } from '../../auth/caller.ts';
import { forgetSession } from '../../auth/session-memory.ts';
import type { Org } from '../../database/types.ts';
import type { Handlers } from '../../http/handlers.ts';
import { invalid } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { readUses } from '../uses/read/uses.ts';
import { invitationLink, invitationToken } from './invitation-link.ts';
import {
  presentAssignable,
  presentBelonging,
  presentMember,
  presentRole,
  presentRoleRef,
} from './present.ts';
import { readAssignable, readMembers, readMembersOfRole } from './read.ts';
import { readBelongings } from './store/belongings.ts';
import {
  type InvitationWithRole,
  invite,
  readInvitations,
  resendInvitation,
  revokeInvitation,
} from './store/invitations.ts';
import {
  mustBeMember,
  removeMember,
  resetSecondFactor,
  setAvailability,
  setRole,
  unlinkSso,
} from './store/members.ts';
import { rightsOfRole } from './store/rights.ts';
import { countMembersOfRoles, readRoles } from './store/role-rows.ts';
import { createRole, deleteRole, mustFindRole, updateRole } from './store/roles.ts';

export const team: Handlers<'team'> = {
  assignable: async ({ org }) => (await readAssignable(org)).map(presentAssignable),

  list: async ({ org }) => (await readMembers(org)).map(presentMember),

  setRole: async ({ server, org, member, params, body }) => {
    const row = await setRole(org, params.memberId, body, actorOf(member));
    // Ends running downloads and uploads, here and below.
    forgetSession(server);
    return presentMember(row);
  },

  roles: async ({ org }) => {
    const counts = await countMembersOfRoles(org);
    return (await readRoles(org)).map((row) => presentRole(row, counts.get(row.id) ?? 0));
  },

  createRole: async ({ org, member, body }) =>
    presentRole(await createRole(org, body, actorOf(member)), 0),

  updateRole: async ({ server, org, member, params, body }) => {
    const row = await updateRole(org, params.roleId, body, actorOf(member));
    forgetSession(server);
    return presentRole(row, (await countMembersOfRoles(org)).get(row.id) ?? 0);
  },

  deleteRole: ({ org, member, params }) => deleteRole(org, params.roleId, actorOf(member)),

  belongings: async ({ org, member, params, query }) => {
    const maker = await mustBeMember(org, params.memberId);
    const { customRoleId, role = customRoleId && 'agent' } = query;
    const rights = role ? await rightsOfRole(org, { role, customRoleId }) : null;
    const belongings = await readBelongings(org, [maker], rights);
    return belongings.map((one) => presentBelonging(one, member));
  },

  roleBelongings: async ({ org, member, params, query }) => {
    const { id } = await mustFindRole(org, params.roleId);
    const rights = query.permissions === undefined ? null : rightsIn(query.permissions);
    const belongings = await readBelongings(org, await readMembersOfRole(org, id), rights);
    return belongings.map((one) => presentBelonging(one, member));
  },

  remove: ({ server, org, member, params, query }) =>
    removeMember(server, org, params.memberId, actorOf(member), {
      end: idsIn(query.end),
      handOver: idsIn(query.handOver),
    }),

  uses: async ({ org, member, params, sees }) => {
    const { user_id: id, email } = await mustBeMember(org, params.memberId);
    const reader = { userId: member.user.id, seesWebhooks: sees.webhooks };
    return readUses(org, { kind: 'member', id, email }, reader);
  },

  resetSecondFactor: ({ server, org, member, params }) =>
    resetSecondFactor(server, org, params.memberId, actorOf(member)),

  unlinkSso: ({ server, org, member, params }) =>
    unlinkSso(server, org, params.memberId, actorOf(member)),

  setAvailability: async ({ org, member, body }) =>
    presentMember(await setAvailability(org, member.user.id, body)),

  invite: async ({ server, org, member, body }) => {
    const row = await invite(
      org,
      {
        email: body.email.toLowerCase(),
        role: body.role,
        customRoleId: body.customRoleId,
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

  revokeInvitation: ({ org, member, params }) => revokeInvitation(org, params.id, actorOf(member)),
};

function rightsIn(text: string): Holder {
  const permissions = text.split(',').filter(Boolean);
  if (permissions.every(isPermission)) return { role: 'agent', permissions };
  throw invalid('permissions', 'Choose only permissions that a custom role can have');
}

const idsIn = (text = '') => text.split(',').filter(Boolean);

async function withLink({ config }: ServerContext, org: Org, row: InvitationWithRole) {
  const [invitation] = await presentInvitations(org, [row]);
  if (!invitation) throw new Error('An invitation was not presented');
  return { ...invitation, url: invitationLink(config, row) };
}

async function presentInvitations(org: Org, rows: InvitationWithRole[]) {
  const { id, name, subdomain, logo_url: logoUrl } = await readOrganization(org);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role as Role,
    ...presentRoleRef(row),
    organization: { id, name, subdomain, logoUrl },
    message: row.message,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
  }));
}
