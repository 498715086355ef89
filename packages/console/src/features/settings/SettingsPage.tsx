import { type Effect, effectRights } from '@helpdesk/sdk/rules/effects';
import { lazy, type ReactNode, Suspense } from 'react';
import { useCan } from '../../data/session.ts';
import { useRead } from '../../data/use-read.ts';
import { useTab } from '../../data/use-tab.ts';
import { whyFailed } from '../../data/why-failed.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AppearanceTab } from './AppearanceTab.tsx';
import DomainsTab from './domains/DomainsTab.tsx';
import { EmailTab } from './email/EmailTab.tsx';
import { GeneralTab } from './general/GeneralTab.tsx';
import { LoadingSettings } from './LoadingSettings.tsx';
import { SecurityTab } from './SecurityTab.tsx';
import type { TabProps } from './settings.ts';

const LaterContactNotes = lazy(() => import('./general/ContactNotes.tsx'));
const LaterTagsTab = lazy(() => import('./tags/TagsTab.tsx'));
const LaterFilesTab = lazy(() => import('./files/FilesTab.tsx'));
const LaterLanguagesTab = lazy(() => import('./languages/LanguagesTab.tsx'));
const LaterAuditTab = lazy(() => import('./audit/AuditTab.tsx'));
const LaterBlockedTab = lazy(() => import('./blocked/BlockedTab.tsx'));
const LaterDeadLettersTab = lazy(() => import('./dead-letters/DeadLettersTab.tsx'));
const LaterSsoCard = lazy(() => import('./sso/SsoCard.tsx'));
const LaterRetentionTab = lazy(() => import('./retention/RetentionTab.tsx'));
const LaterExportTab = lazy(() => import('./export/ExportTab.tsx'));
const LaterImportTab = lazy(() => import('./import/ImportTab.tsx'));

const tabs = [
  { value: 'general', label: 'General' },
  { value: 'appearance', label: 'Appearance' },
  { value: 'email', label: 'Email' },
  { value: 'domains', label: 'Domains' },
  { value: 'languages', label: 'Languages' },
  { value: 'tags', label: 'Tags' },
  { value: 'files', label: 'Files' },
  { value: 'blocked', label: 'Blocked senders' },
  { value: 'deliveries', label: 'Failed deliveries' },
  { value: 'sso', label: 'Single sign-on' },
  { value: 'import', label: 'Import' },
  { value: 'retention', label: 'Retention' },
  { value: 'export', label: 'Export', effect: 'exports_organization' },
  { value: 'security', label: 'Security' },
  { value: 'audit', label: 'Audit log', effect: 'reads_audit_log' },
] as const satisfies { value: string; label: string; effect?: Effect }[];

type Tab = (typeof tabs)[number];
type TabName = Tab['value'];

/** The tabs with what the member may see: some take more rights than the page. */
function useTabs() {
  const can = useCan();
  const mayOpen = (tab: Tab) =>
    !('effect' in tab) || effectRights[tab.effect].every((right) => can(right));
  const [first, ...others] = tabs;
  return [first, ...others.filter(mayOpen)] as const;
}

const GeneralTabs = (props: TabProps) => (
  <div className="flex flex-col gap-5">
    <GeneralTab {...props} />
    <Suspense fallback={<LoadingSettings />}>
      <LaterContactNotes {...props} />
    </Suspense>
  </div>
);

const TagsTab = () => (
  <Suspense fallback={<LoadingSettings />}>
    <LaterTagsTab />
  </Suspense>
);

const FilesTab = (props: TabProps) => (
  <Suspense fallback={<LoadingSettings />}>
    <LaterFilesTab {...props} />
  </Suspense>
);

const LanguagesTab = (props: TabProps) => (
  <Suspense fallback={<LoadingSettings />}>
    <LaterLanguagesTab {...props} />
  </Suspense>
);

const BlockedTab = () => (
  <Suspense fallback={<LoadingSettings />}>
    <LaterBlockedTab />
  </Suspense>
);

const SsoTab = () => (
  <Suspense fallback={<LoadingSettings />}>
    <LaterSsoCard />
  </Suspense>
);

const ImportTab = () => (
  <Suspense fallback={<LoadingSettings />}>
    <LaterImportTab />
  </Suspense>
);

const RetentionTab = () => (
  <Suspense fallback={<LoadingSettings />}>
    <LaterRetentionTab />
  </Suspense>
);

const ExportTab = () => (
  <Suspense fallback={<LoadingSettings />}>
    <LaterExportTab />
  </Suspense>
);

const AuditTab = (props: TabProps) => (
  <Suspense fallback={<LoadingSettings />}>
    <LaterAuditTab {...props} />
  </Suspense>
);

const DeadLettersTab = () => (
  <Suspense fallback={<LoadingSettings />}>
    <LaterDeadLettersTab />
  </Suspense>
);

const panels: Record<TabName, (props: TabProps) => ReactNode> = {
  general: GeneralTabs,
  appearance: AppearanceTab,
  email: EmailTab,
  domains: DomainsTab,
  languages: LanguagesTab,
  tags: TagsTab,
  files: FilesTab,
  blocked: BlockedTab,
  deliveries: DeadLettersTab,
  sso: SsoTab,
  import: ImportTab,
  retention: RetentionTab,
  export: ExportTab,
  security: SecurityTab,
  audit: AuditTab,
};

/** The organization's settings, for admins; the appearance is stored per browser. */
export default function SettingsPage() {
  const tabs = useTabs();
  const [tab, setTab] = useTab<TabName>([...tabs]);
  const { data, isError, error, refetch } = useRead('organization.settings');
  const Panel = panels[tab];
  return (
    <Page kind="settings">
      <Tabs
        label="Organization settings"
        tabs={tabs}
        value={tab}
        className="max-sm:-mx-4 max-sm:gap-5 max-sm:overflow-x-auto max-sm:px-4 sm:flex-wrap"
        onChange={setTab}
      >
        <div className="pt-5">
          {data ? (
            <Panel settings={data} />
          ) : isError ? (
            <Card>
              <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
            </Card>
          ) : (
            <LoadingSettings />
          )}
        </div>
      </Tabs>
    </Page>
  );
}
