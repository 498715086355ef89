import { KeyRound } from 'lucide-react';
import { useList } from '../../../data/use-list.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import m from '../messages.yaml';
import { DeleteKeyDialog } from './DeleteKeyDialog.tsx';
import { EditKeyDialog } from './EditKeyDialog.tsx';
import { KeyRow } from './KeyRow.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { RotateKeyDialog } from './RotateKeyDialog.tsx';

/** The organization's API keys. */
export function KeysTab() {
  return (
    <ResourceCard
      name={m.keysTab.apiKeys}
      title={m.keysTab.apiKeys}
      subtitle={m.keysTab.aKeyLetsYourProgramsDo}
      list={useList('apiKeys.list')}
      row={(apiKey, open) => <KeyRow key={apiKey.id} apiKey={apiKey} onOpen={open} />}
      dialogs={{ edit: EditKeyDialog, rotate: RotateKeyDialog, delete: DeleteKeyDialog }}
      create={{ label: m.keysTab.createApiKey, dialog: NewKeyDialog }}
      empty={{
        icon: <KeyRound />,
        title: m.keysTab.noApiKeysYet,
        text: m.keysTab.makeOneToReadAndOpen,
      }}
    />
  );
}
