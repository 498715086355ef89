import { useTab } from '../../data/use-tab.ts';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { DocumentationTab } from './DocumentationTab.tsx';
import { KeysTab } from './keys/KeysTab.tsx';
import { WebhooksTab } from './webhooks/WebhooksTab.tsx';

const tabs = [
  { value: 'keys', label: 'API Keys' },
  { value: 'webhooks', label: 'Webhooks' },
  { value: 'documentation', label: 'Documentation' },
] as const;

type TabName = (typeof tabs)[number]['value'];

const panels: Record<TabName, () => React.ReactNode> = {
  keys: KeysTab,
  webhooks: WebhooksTab,
  documentation: DocumentationTab,
};

/** API keys, webhooks, and links to the documentation. */
export default function IntegrationsPage() {
  const [tab, setTab] = useTab(tabs);
  const Panel = panels[tab];
  return (
    <Page kind="settings">
      <Tabs label="API and integrations" tabs={tabs} value={tab} onChange={setTab}>
        <div className="pt-5">
          <Panel />
        </div>
      </Tabs>
    </Page>
  );
}
