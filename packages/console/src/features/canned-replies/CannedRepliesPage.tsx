import { Download, Upload, Zap } from 'lucide-react';
import { useState } from 'react';
import { useLater } from '../../data/use-later.ts';
import { usePages } from '../../data/use-pages.ts';
import { useRead } from '../../data/use-read.ts';
import { ResourcePage } from '../../ui/resource/ResourcePage.tsx';
import m from './messages.yaml';
import ReplyDialog from './ReplyDialog.tsx';
import { ReplyRow } from './ReplyRow.tsx';
import type { Visibility } from './replies.ts';
import { ExportDialog } from './transfer/ExportDialog.tsx';
import { ImportDialog } from './transfer/ImportDialog.tsx';

const visibilities = [
  { value: '', label: m.cannedRepliesPage.mineAndTeams },
  { value: 'personal', label: m.cannedRepliesPage.onlyMine },
  { value: 'team', label: m.cannedRepliesPage.theTeams },
];
const create = { label: m.cannedRepliesPage.newCannedReply, dialog: ReplyDialog };

/** The canned replies of the team and the user's own, most used first. */
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
      name={m.cannedRepliesPage.cannedReplies}
      list={list}
      row={(reply, open) => <ReplyRow key={reply.id} reply={reply} onEdit={() => open('edit')} />}
      dialogs={{ edit: ReplyDialog }}
      create={create}
      actions={[
        { label: m.cannedRepliesPage.import, icon: <Upload />, dialog: ImportDialog },
        { label: m.cannedRepliesPage.export, icon: <Download />, dialog: ExportDialog },
      ]}
      search={{ text, onText: setText, placeholder: m.cannedRepliesPage.searchTitleShortcutOrText }}
      filters={[
        {
          label: m.cannedRepliesPage.whose,
          value: visibility,
          options: visibilities,
          onChange: (value) => setVisibility(value as Visibility | ''),
        },
        {
          label: m.cannedRepliesPage.folder,
          value: folder,
          options: [
            { value: '', label: m.cannedRepliesPage.allFolders },
            ...folders.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          ],
          onChange: setFolder,
        },
      ]}
      empty={{
        icon: <Zap />,
        title: m.cannedRepliesPage.noCannedRepliesYet,
        text: m.cannedRepliesPage.writeWhatYouAnswerAgainAnd,
        action: create,
      }}
      notFound={{
        title: m.cannedRepliesPage.noCannedRepliesFound,
        text: m.cannedRepliesPage.noneHasWhatYouSearchFor,
      }}
    />
  );
}
