import { Crown, Headset, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from './Badge.tsx';
import m from './messages.yaml';

const roles: Record<string, { label: string; tone: Tone; icon: ReactNode }> = {
  admin: { label: m.roleBadge.administrator, tone: 'danger', icon: <Crown /> },
  agent: { label: m.roleBadge.agent, tone: 'info', icon: <Headset /> },
  customer: { label: m.roleBadge.customer, tone: 'neutral', icon: <User /> },
};

/** A badge for a role; `name` is the name of a custom role. */
export function RoleBadge({ role, name }: { role: string; name?: string | undefined }) {
  const known = roles[role];
  return (
    <Badge tone={known?.tone} icon={known?.icon}>
      {name ?? known?.label ?? m.roleBadge.unknown}
    </Badge>
  );
}
