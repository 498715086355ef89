import { ShieldX } from 'lucide-react';
import { EmptyState } from '../ui/EmptyState.tsx';

/** In place of a page that the user may not open. */
export default function NoAccess({ denied }: { denied: string | undefined }) {
  if (denied) return <EmptyState icon={<ShieldX />} title="Access Denied" text={denied} />;
  return (
    <EmptyState
      title="You don't have access to this page"
      text="Ask an administrator of your organization if you need it."
    />
  );
}
