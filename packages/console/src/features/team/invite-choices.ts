import type { Role } from '@helpdesk/sdk/rules/roles';
import { Crown, Headset, type LucideIcon, User } from 'lucide-react';

export type RoleChoice = { role: Role; label: string; text: string; icon: LucideIcon };

/** The roles that a person can be invited to, with descriptions. */
export const roleChoices: readonly RoleChoice[] = [
  {
    role: 'agent',
    label: 'Agent',
    text: 'Can manage tickets and respond to customers',
    icon: Headset,
  },
  {
    role: 'admin',
    label: 'Admin',
    text: 'Full access to all features and settings',
    icon: Crown,
  },
  {
    role: 'customer',
    label: 'Customer',
    text: 'Can open tickets and view their own',
    icon: User,
  },
];

/** The texts about invitations of each screen. */
export const sentences = {
  dashboard: { done: 'Invitation sent successfully', failed: 'Failed to send invitation' },
  team: { done: 'Team member invited successfully', failed: 'Failed to invite team member' },
};
