import { Crown, Headset, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge, type Tone } from './Badge.tsx';

const roles: Record<string, { label: string; tone: Tone; icon: ReactNode }> = {
  admin: { label: 'Administrator', tone: 'danger', icon: <Crown /> },
  agent: { label: 'Agent', tone: 'info', icon: <Headset /> },
  customer: { label: 'Customer', tone: 'neutral', icon: <User /> },
};

/** A role; `name` is that of one that the team has made. */
export function RoleBadge({ role, name }: { role: string; name?: string | undefined }) {
  const known = roles[role];
  return (
    <Badge tone={known?.tone} icon={known?.icon}>
      {name ?? known?.label ?? 'Unknown'}
    </Badge>
  );
}
