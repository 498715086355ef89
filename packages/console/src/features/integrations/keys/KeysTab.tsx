import { KeyRound } from 'lucide-react';
import { useList } from '../../../data/use-list.ts';
import { ResourceCard } from '../../../ui/resource/ResourceCard.tsx';
import { DeleteKeyDialog } from './DeleteKeyDialog.tsx';
import { EditKeyDialog } from './EditKeyDialog.tsx';
import { KeyRow } from './KeyRow.tsx';
import { NewKeyDialog } from './NewKeyDialog.tsx';
import { RotateKeyDialog } from './RotateKeyDialog.tsx';

/** The organization's API keys. */
export function KeysTab() {
  return (
    <ResourceCard
      name="API keys"
      title="API Keys"
      subtitle="A key lets your programs do what its permissions and the member for whom it acts allow. Keep it on a server."
      list={useList('apiKeys.list')}
      row={(apiKey, open) => <KeyRow key={apiKey.id} apiKey={apiKey} onOpen={open} />}
      dialogs={{ edit: EditKeyDialog, rotate: RotateKeyDialog, delete: DeleteKeyDialog }}
      create={{ label: 'Create API Key', dialog: NewKeyDialog }}
      empty={{
        icon: <KeyRound />,
        title: 'No API keys yet',
        text: 'Make one to read and open tickets from your own programs.',
      }}
    />
  );
}
