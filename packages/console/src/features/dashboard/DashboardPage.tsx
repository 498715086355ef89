import { userName } from '@helpdesk/sdk/rules/names';
import { Allowed } from '../../data/Allowed.tsx';
import { useCan, useSession } from '../../data/session.ts';
import { cx } from '../../ui/cx.ts';
import { AutomationCard } from './AutomationCard.tsx';
import { HelpCenterCard } from './HelpCenterCard.tsx';
import { LiveChatCard } from './LiveChatCard.tsx';
import { PeriodSelect } from './PeriodSelect.tsx';
import { usePeriod } from './period.ts';
import { RecentTickets } from './RecentTickets.tsx';
import { StatCards } from './StatCards.tsx';
import { TeamPerformance } from './TeamPerformance.tsx';

const automation = ['manage_contact_forms', 'manage_chatbot'] as const;

/** The start page. A card without the needed permission is not rendered, so its calls are not made. */
export default function DashboardPage() {
  const { user } = useSession();
  const [period, setPeriod] = usePeriod('period');
  const can = useCan();
  const hasAside = can(['view_live_chat', 'manage_help_center', ...automation]);
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-6 md:px-6 md:py-8">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 className="text-2xl font-semibold tracking-tight">
            Welcome back, {user.firstName || userName(user)}
          </h2>
          <p className="mt-1 text-muted-foreground">
            Here's what's happening with your helpdesk today.
          </p>
        </div>
        <PeriodSelect label="Period of the figures" value={period} onChange={setPeriod} />
      </header>
      <StatCards period={period} />
      <div
        className={cx('grid items-start gap-4', hasAside && 'lg:grid-cols-[minmax(0,1fr)_20rem]')}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <RecentTickets />
          <Allowed permission="view_analytics">
            <TeamPerformance />
          </Allowed>
        </div>
        {hasAside && (
          <div className="flex min-w-0 flex-col gap-4">
            <Allowed permission="view_live_chat">
              <LiveChatCard />
            </Allowed>
            <Allowed permission="manage_help_center">
              <HelpCenterCard />
            </Allowed>
            <Allowed permission={automation}>
              <AutomationCard />
            </Allowed>
          </div>
        )}
      </div>
    </div>
  );
}
