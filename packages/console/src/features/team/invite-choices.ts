import type { Role } from '@helpdesk/sdk/rules/roles';
import { Crown, Headset, type LucideIcon, User } from 'lucide-react';

export type RoleChoice = { role: Role; label: string; text: string; icon: LucideIcon };

/** The roles that one can be invited to, with what each may do. */
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

/** What the screens say about an invitation; each has its own words for it. */
export const sentences = {
  dashboard: { done: 'Invitation sent successfully', failed: 'Failed to send invitation' },
  team: { done: 'Team member invited successfully', failed: 'Failed to invite team member' },
};
