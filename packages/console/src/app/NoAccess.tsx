import { ShieldX } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState.tsx';
import m from './messages.yaml';

/** Shown instead of a page that the user may not open. */
export default function NoAccess({ denied }: { denied: string | undefined }) {
  if (denied)
    return <EmptyState icon={<ShieldX />} title={m.noAccess.accessDenied} text={denied} />;
  return (
    <EmptyState
      title={m.noAccess.youDontHaveAccessToThis}
      text={m.noAccess.askAnAdministratorOfYourOrganization}
    />
  );
}
