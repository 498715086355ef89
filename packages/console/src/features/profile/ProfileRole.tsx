import type { Role } from '@helpdesk/sdk/rules/roles';
import { Badge, type Tone } from '../../ui/Badge.tsx';

const tones: Record<Role, Tone> = { admin: 'danger', agent: 'info', customer: 'success' };
const labels: Record<Role, string> = {
  admin: 'Administrator',
  agent: 'Agent',
  customer: 'Customer',
};

/** The role as a badge, in the colors of this screen: a customer is green here. */
export const ProfileRole = ({ role }: { role: Role }) => (
  <Badge tone={tones[role]}>{labels[role]}</Badge>
);
