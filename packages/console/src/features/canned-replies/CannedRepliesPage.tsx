import { Download, Upload, Zap } from 'lucide-react';
import { useState } from 'react';
import { useLater } from '../../data/use-later.ts';
import { usePages } from '../../data/use-pages.ts';
import { useRead } from '../../data/use-read.ts';
import { ResourcePage } from '../../ui/resource/ResourcePage.tsx';
import ReplyDialog from './ReplyDialog.tsx';
import { ReplyRow } from './ReplyRow.tsx';
import type { Visibility } from './replies.ts';
import { ExportDialog } from './transfer/ExportDialog.tsx';
import { ImportDialog } from './transfer/ImportDialog.tsx';

const visibilities = [
  { value: '', label: 'Mine and team’s' },
  { value: 'personal', label: 'Only mine' },
  { value: 'team', label: 'The team’s' },
];
const create = { label: 'New Canned Reply', dialog: ReplyDialog };

/** The canned replies of the team and one's own, most used first. */
export default function CannedRepliesPage() {
  const [text, setText] = useState('');
  const [visibility, setVisibility] = useState<Visibility | ''>('');
  const [folder, setFolder] = useState('');
  const q = useLater(text.trim());
  const { data: folders = [] } = useRead('cannedReplies.folders');
  const list = usePages('cannedReplies.list', {
    ...(q && { q }),
    ...(visibility && { visibility }),
    ...(folder && { folder }),
  });
  return (
    <ResourcePage
      name="Canned replies"
      list={list}
      row={(reply, open) => <ReplyRow key={reply.id} reply={reply} onEdit={() => open('edit')} />}
      dialogs={{ edit: ReplyDialog }}
      create={create}
      actions={[
        { label: 'Import', icon: <Upload />, dialog: ImportDialog },
        { label: 'Export', icon: <Download />, dialog: ExportDialog },
      ]}
      search={{ text, onText: setText, placeholder: 'Search title, shortcut or text...' }}
      filters={[
        {
          label: 'Whose',
          value: visibility,
          options: visibilities,
          onChange: (value) => setVisibility(value as Visibility | ''),
        },
        {
          label: 'Folder',
          value: folder,
          options: [
            { value: '', label: 'All folders' },
            ...folders.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          ],
          onChange: setFolder,
        },
      ]}
      empty={{
        icon: <Zap />,
        title: 'No canned replies yet',
        text: 'Write what you answer again and again once. In any reply or chat, type / to put it in.',
        action: create,
      }}
      notFound={{ title: 'No canned replies found', text: 'None has what you search for.' }}
    />
  );
}
