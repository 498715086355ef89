import { userName } from '@helpdesk/sdk/rules/names';
import { useSession } from '../../data/session.ts';
import { RecentTickets } from './RecentTickets.tsx';
import { TicketFigures } from './TicketFigures.tsx';

export default function DashboardPage() {
  const { user } = useSession();
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-6 md:px-6 md:py-8">
      <header>
        <h2 className="text-2xl font-semibold tracking-tight">
          Welcome back, {user.firstName || userName(user)}
        </h2>
        <p className="mt-1 text-muted-foreground">
          Here's what's happening with your helpdesk today.
        </p>
      </header>
      <TicketFigures />
      <RecentTickets />
    </div>
  );
}
