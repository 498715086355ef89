import type { Role } from '@helpdesk/sdk/rules/roles';
import { Badge, type Tone } from '../../ui/Badge.tsx';
import m from './messages.yaml';

const tones: Record<Role, Tone> = { admin: 'danger', agent: 'info', customer: 'success' };
const labels: Record<Role, string> = {
  admin: m.profileRole.administrator,
  agent: m.profileRole.agent,
  customer: m.profileRole.customer,
};

/** The role as a badge, with this screen's colors: a customer is green. */
export const ProfileRole = ({ role }: { role: Role }) => (
  <Badge tone={tones[role]}>{labels[role]}</Badge>
);
