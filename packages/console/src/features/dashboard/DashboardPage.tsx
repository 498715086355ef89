import { userName } from '@helpdesk/sdk/rules/names';
import { Allowed } from '../../data/Allowed.tsx';
import { useCan, useSession } from '../../data/session.ts';
import { cx } from '../../ui/cx.ts';
import { Page } from '../../ui/Page.tsx';
import { AutomationCard } from './AutomationCard.tsx';
import { FirstSteps, StepsLeft } from './first-steps/FirstSteps.tsx';
import { useSetUp } from './first-steps/steps.ts';
import { HelpCenterCard } from './HelpCenterCard.tsx';
import { LiveChatCard } from './LiveChatCard.tsx';
import m from './messages.yaml';
import { PeriodSelect } from './PeriodSelect.tsx';
import { usePeriod } from './period.ts';
import { RecentTickets } from './RecentTickets.tsx';
import { StatCards } from './StatCards.tsx';
import { TeamPerformance } from './TeamPerformance.tsx';
import { DueCard } from './work/DueCard.tsx';
import { MyWeek } from './work/MyWeek.tsx';
import { NeedsReply } from './work/NeedsReply.tsx';
import { NotFound } from './work/NotFound.tsx';
import { Unassigned } from './work/Unassigned.tsx';
import { WaitingChats } from './work/WaitingChats.tsx';

const automation = ['manage_contact_forms', 'manage_chatbot'] as const;

/**
 * The start page: for an admin how the team is doing, for an agent their current work. A card without the needed
 * permission isn't rendered, so its calls aren't made.
 */
export default function DashboardPage() {
  const [period, setPeriod] = usePeriod('period');
  const can = useCan();
  const leads = can('manage_organization');
  const setUp = useSetUp(leads);
  const hasAside = can(['view_live_chat', 'manage_help_center', ...automation]);
  // Customers see their tickets, but no team figures.
  const isTeam = hasAside || can(['view_assigned_tickets', 'view_analytics']);
  if (setUp.isPending || setUp.isNew) {
    return (
      <Page kind={setUp.isNew ? 'document' : 'figures'}>
        <header>
          <Greeting isTeam />
        </header>
        {setUp.isNew && <FirstSteps setUp={setUp} />}
      </Page>
    );
  }
  return (
    <Page kind="figures">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <Greeting isTeam={isTeam} />
        {isTeam && (
          <PeriodSelect
            label={m.dashboardPage.periodOfTheFigures}
            value={period}
            onChange={setPeriod}
          />
        )}
      </header>
      <StepsLeft setUp={setUp} />
      {leads && <StatCards period={period} />}
      <div
        className={cx(
          'grid grid-cols-1 items-start gap-4',
          hasAside && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
        )}
      >
        <div className="flex min-w-0 flex-col gap-4">
          <Allowed permission="view_assigned_tickets">
            {leads ? (
              <DueCard />
            ) : (
              <>
                <NeedsReply />
                <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2">
                  <div className="flex min-w-0 flex-col gap-4">
                    <DueCard mine />
                    <Allowed permission="view_live_chat">
                      <WaitingChats />
                    </Allowed>
                  </div>
                  <Allowed permission="view_unassigned_tickets">
                    <Unassigned />
                  </Allowed>
                </div>
              </>
            )}
          </Allowed>
          {isTeam && !leads && <StatCards period={period} />}
          <RecentTickets />
          <Allowed permission="view_analytics">
            <TeamPerformance period={period} />
          </Allowed>
        </div>
        {hasAside && (
          <div className="flex min-w-0 flex-col gap-4 max-xl:md:block max-xl:md:columns-2 max-xl:md:*:mb-4 max-xl:md:*:break-inside-avoid">
            <Allowed permission="view_live_chat">
              {leads && <WaitingChats />}
              <LiveChatCard />
            </Allowed>
            {!leads && (
              <Allowed permission="view_analytics">
                <MyWeek />
              </Allowed>
            )}
            {leads && (
              <Allowed permission="manage_chatbot">
                <NotFound />
              </Allowed>
            )}
            <Allowed permission="manage_help_center">
              <HelpCenterCard />
            </Allowed>
            <Allowed permission={automation}>
              <AutomationCard />
            </Allowed>
          </div>
        )}
      </div>
    </Page>
  );
}

function Greeting({ isTeam }: { isTeam: boolean }) {
  const { user } = useSession();
  return (
    <div className="min-w-0">
      <h2 className="text-2xl font-semibold tracking-tight">
        {m.dashboardPage.welcomeBack({ firstName: user.firstName || userName(user) })}
      </h2>
      <p className="mt-1 text-muted-foreground">
        {isTeam
          ? m.dashboardPage.heresWhatsHappeningWithYourHelpdesk
          : m.dashboardPage.hereAreYourTickets}
      </p>
    </div>
  );
}
