import { KeysTab } from '../../features/integrations/keys/KeysTab.tsx';
import { ApiCard } from '../../features/settings/api/ApiCard.tsx';
import type { TabProps } from '../../features/settings/settings.ts';

/** The API keys of the organization, and the key with full access. */
export default function ApiKeys({ settings }: TabProps) {
  return (
    <div className="flex flex-col gap-5">
      <KeysTab />
      <ApiCard settings={settings} />
    </div>
  );
}
