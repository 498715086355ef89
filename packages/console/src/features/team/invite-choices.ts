import type { Role } from '@helpdesk/sdk/rules/roles';
import { Crown, Headset, type LucideIcon, User } from 'lucide-react';
import m from './messages.yaml';

export type RoleChoice = { role: Role; label: string; text: string; icon: LucideIcon };

/** The roles that a person can be invited to, with descriptions. */
export const roleChoices: readonly RoleChoice[] = [
  {
    role: 'agent',
    label: m.inviteChoices.agent,
    text: m.inviteChoices.canManageTicketsAndRespondTo,
    icon: Headset,
  },
  {
    role: 'admin',
    label: m.inviteChoices.admin,
    text: m.inviteChoices.fullAccessToAllFeaturesAnd,
    icon: Crown,
  },
  {
    role: 'customer',
    label: m.inviteChoices.customer,
    text: m.inviteChoices.canOpenTicketsAndViewTheir,
    icon: User,
  },
];

/** The texts about invitations of each screen. */
export const sentences = {
  dashboard: {
    done: m.inviteChoices.invitationSentSuccessfully,
    failed: m.inviteChoices.failedToSendInvitation,
  },
  team: {
    done: m.inviteChoices.teamMemberInvitedSuccessfully,
    failed: m.inviteChoices.failedToInviteTeamMember,
  },
};
