import { Navigate } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCan } from '../../../data/session.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import m from '../messages.yaml';
import { useSavedViews } from './saved-views.ts';

type OpenViewProps = {
  /** The id of the view that the address names without filters. */
  id: string;
  onShowAll: () => void;
  /** The list, for a view without filters. */
  children: ReactNode;
};

/** Opens a view whose id is in the address without filters: shows its filters, and never all tickets instead. */
export function OpenView({ id, onShowAll, children }: OpenViewProps) {
  const isStaff = useCan()('view_assigned_tickets');
  const { views, isError, error, refetch } = useSavedViews({ enabled: isStaff });
  if (!isStaff) return children;
  if (!views) {
    return isError && <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />;
  }
  const view = views.find((one) => one.id === id);
  if (!view) {
    return (
      <EmptyState
        icon={<Inbox />}
        title={m.openView.viewNotFound}
        text={m.openView.itWasDeletedOrIsntShared}
        action={<Button onClick={onShowAll}>{m.openView.showAllTickets}</Button>}
      />
    );
  }
  if (Object.keys(view.search).length === 1) return children;
  return <Navigate to="/tickets" search={view.search as never} replace />;
}
