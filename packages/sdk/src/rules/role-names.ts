import type { Role } from './roles.ts';

// Beside the rights and not among them: every page of the console names a role.
const labels: Record<Role, string> = {
  admin: 'Administrator',
  agent: 'Agent',
  customer: 'Customer',
};
const shortLabels: Record<Role, string> = { admin: 'Admin', agent: 'Agent', customer: 'User' };

const named = (names: Record<string, string>, role: string | null | undefined) =>
  role && Object.hasOwn(names, role) ? (names[role] ?? '') : 'Unknown';

/** The role as a badge names it; one we do not know reads Unknown. */
export const roleLabel = (role: string | null | undefined): string => named(labels, role);

/** The role as the sidebar names it, where a customer is a User. */
export const shortRoleLabel = (role: string | null | undefined): string => named(shortLabels, role);
