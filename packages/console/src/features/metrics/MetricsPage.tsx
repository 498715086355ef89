import { useSession } from '../../data/session.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { type PanelProps, type TabName, tabs, useAddress } from './address.ts';
import { AgentsTab } from './agents/AgentsTab.tsx';
import { HoursSelect } from './HoursSelect.tsx';
import m from './messages.yaml';
import { OverviewTab } from './overview/OverviewTab.tsx';
import { PeriodBar } from './PeriodBar.tsx';
import { ReportsTab } from './reports/ReportsTab.tsx';
import { SlaTab } from './sla/SlaTab.tsx';

const panels: Record<TabName, (props: PanelProps) => React.ReactNode> = {
  overview: OverviewTab,
  agents: AgentsTab,
  sla: SlaTab,
  reports: ReportsTab,
};

/** The support team's metrics, as charts and tables. */
export default function MetricsPage() {
  const { organization } = useSession();
  const { tab, asked, set } = useAddress();
  const Panel = panels[tab];
  const { hours: _, ...days } = asked;
  // Reports have the tickets of all hours.
  const isOfHours = tab !== 'reports';
  if (!organization) {
    return (
      <Card className="m-4 md:m-6">
        <ErrorState text={m.metricsPage.unableToLoadOrganizationContext} />
      </Card>
    );
  }
  return (
    <Page kind="figures">
      <Tabs
        label={m.metricsPage.performanceMetrics}
        tabs={tabs}
        value={tab}
        onChange={(picked) => set({ tab: picked })}
      >
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-2">
            <PeriodBar asked={asked} onChange={set} />
            {isOfHours && <HoursSelect asked={asked} onChange={set} />}
          </div>
          <Panel asked={isOfHours ? asked : days} onChange={set} />
        </div>
      </Tabs>
    </Page>
  );
}
