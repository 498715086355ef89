import { Download, Plus, Search, SearchX, Upload, Zap } from 'lucide-react';
import { useState } from 'react';
import { useCan } from '../../data/session.ts';
import { useLater } from '../../data/use-later.ts';
import { usePages } from '../../data/use-pages.ts';
import { useRead } from '../../data/use-read.ts';
import { serverMessage } from '../../data/use-write.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState, ErrorState } from '../../ui/EmptyState.tsx';
import { Input } from '../../ui/Input.tsx';
import { Page } from '../../ui/Page.tsx';
import { Select } from '../../ui/Select.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import ReplyDialog from './ReplyDialog.tsx';
import { ReplyRow } from './ReplyRow.tsx';
import type { CannedReply, Visibility } from './replies.ts';
import { ExportDialog } from './transfer/ExportDialog.tsx';
import { ImportDialog } from './transfer/ImportDialog.tsx';

const visibilities = [
  { value: '', label: 'Mine and team’s' },
  { value: 'personal', label: 'Only mine' },
  { value: 'team', label: 'The team’s' },
];

type Shown = { reply: CannedReply | null } | 'import' | 'export' | null;

/** The canned replies of the team and one's own, most used first. */
export default function CannedRepliesPage() {
  const [text, setText] = useState('');
  const [visibility, setVisibility] = useState<Visibility | ''>('');
  const [folder, setFolder] = useState('');
  const [shown, setShown] = useState<Shown>(null);
  const q = useLater(text.trim());
  const mayWriteTeam = useCan()('manage_help_center');
  const { data: folders = [] } = useRead('cannedReplies.folders');
  const list = usePages('cannedReplies.list', {
    ...(q && { q }),
    ...(visibility && { visibility }),
    ...(folder && { folder }),
  });
  const isFiltered = q !== '' || visibility !== '' || folder !== '';
  const close = () => setShown(null);
  const create = (
    <Button variant="primary" icon={<Plus />} onClick={() => setShown({ reply: null })}>
      New Canned Reply
    </Button>
  );

  return (
    <Page kind="list">
      <div role="search" aria-label="Canned replies" className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-56 max-sm:basis-full sm:max-w-sm">
          <Input
            type="search"
            value={text}
            onChange={({ target }) => setText(target.value)}
            aria-label="Search canned replies"
            placeholder="Search title, shortcut or text..."
            icon={<Search />}
            maxLength={200}
            autoComplete="off"
          />
        </div>
        <Select
          aria-label="Whose"
          className="w-44 max-sm:w-auto max-sm:flex-1"
          value={visibility}
          options={visibilities}
          onChange={({ target }) => setVisibility(target.value as Visibility | '')}
        />
        <Select
          aria-label="Folder"
          className="w-44 max-sm:w-auto max-sm:flex-1"
          value={folder}
          options={[
            { value: '', label: 'All folders' },
            ...folders.map(({ name, count }) => ({ value: name, label: `${name} (${count})` })),
          ]}
          onChange={({ target }) => setFolder(target.value)}
        />
        <div className="ml-auto flex flex-wrap gap-2 max-sm:basis-full max-sm:[&>*]:flex-1">
          <Button icon={<Upload />} onClick={() => setShown('import')}>
            Import
          </Button>
          <Button icon={<Download />} onClick={() => setShown('export')}>
            Export
          </Button>
          {create}
        </div>
      </div>
      <p role="status" className="sr-only">
        {list.total !== null && isFiltered && !list.isOld && `${list.total} found`}
      </p>
      {list.isError ? (
        <ErrorState text={serverMessage(list.error, 'Something went wrong')} onRetry={list.retry} />
      ) : list.items?.length === 0 ? (
        isFiltered ? (
          <EmptyState
            icon={<SearchX />}
            title="No canned replies found"
            text="None has what you search for."
          />
        ) : (
          <EmptyState
            icon={<Zap />}
            title="No canned replies yet"
            text="Write what you answer again and again once. In any reply or chat, type / to put it in."
            action={create}
          />
        )
      ) : (
        <ul
          aria-label="Canned replies"
          aria-busy={!list.items}
          className={cx('-mx-4 border-y transition-opacity md:mx-0', list.isOld && 'opacity-60')}
        >
          {list.items?.map((reply) => (
            <ReplyRow key={reply.id} reply={reply} onEdit={() => setShown({ reply })} />
          )) ?? <Loading />}
        </ul>
      )}
      {list.hasMore && (
        <div className="text-center">
          <Button busy={list.isGrowing} onClick={list.more}>
            Show more
          </Button>
        </div>
      )}
      {shown === 'import' && <ImportDialog mayWriteTeam={mayWriteTeam} onClose={close} />}
      {shown === 'export' && <ExportDialog onClose={close} />}
      {shown !== null && typeof shown === 'object' && <ReplyDialog {...shown} onClose={close} />}
    </Page>
  );
}

function Loading() {
  return Array.from({ length: 5 }, (_, row) => (
    <li key={row} className="border-b px-4 py-4 last:border-b-0">
      <Skeleton className="w-64 max-w-full" />
      <Skeleton className="mt-2.5 h-3 w-full max-w-lg" />
    </li>
  ));
}
