import type { Role } from './roles.ts';

// Separate from the rights, because every page of the console shows a role.
const labels: Record<Role, string> = {
  admin: 'Administrator',
  agent: 'Agent',
  customer: 'Customer',
};
const shortLabels: Record<Role, string> = { admin: 'Admin', agent: 'Agent', customer: 'User' };

const named = (names: Record<string, string>, role: string | null | undefined) =>
  role && Object.hasOwn(names, role) ? (names[role] ?? '') : 'Unknown';

/** Returns the label of a role for badges; Unknown for an unknown role. */
export const roleLabel = (role: string | null | undefined): string => named(labels, role);

/** Returns the label of a role for the sidebar, where a customer is a User. */
export const shortRoleLabel = (role: string | null | undefined): string => named(shortLabels, role);
