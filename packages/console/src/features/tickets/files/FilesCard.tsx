import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useQueryClient } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import { readKey } from '../../../data/cache.ts';
import { useConversationFiles } from '../../../ui/files/conversation-files.ts';
import {
  FileSign,
  FileVerdict,
  factsOf,
  isPicture,
  saveFresh,
  useViewer,
} from '../../../ui/files/Files.tsx';
import { type ShownFile, viewOf } from '../../../ui/files/shown-file.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RailSection } from '../detail/RailSection.tsx';
import m from '../messages.yaml';

const FEW = 6;

/** All files of a ticket, newest first; renders nothing without any. */
export default function FilesCard({ ticket }: { ticket: Schema<'TicketDetail'> }) {
  const client = useQueryClient();
  const [isWhole, setWhole] = useState(false);
  const files = useMemo(() => filesOf(ticket), [ticket]);
  useConversationFiles(files, () =>
    client.invalidateQueries({ queryKey: readKey('tickets.get', { id: ticket.id }) }),
  );
  const { viewer, onOpen } = useViewer(files);
  if (files.length === 0) return null;
  const lastFirst = files.toReversed();
  const shown = isWhole ? lastFirst : lastFirst.slice(0, FEW);
  return (
    <RailSection title={m.filesCard.files}>
      <ul aria-label={m.filesCard.filesOfThisTicket} className="-mx-2">
        {shown.map((file) => (
          <li key={file.id}>
            <Row file={file} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {lastFirst.length > FEW && !isWhole && (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="mt-1 rounded-sm text-sm font-medium text-primary-text hover:underline"
        >
          {m.filesCard.showAllFiles({ count: lastFirst.length })}
        </button>
      )}
      {viewer}
    </RailSection>
  );
}

type RowProps = { file: ShownFile; onOpen: ReturnType<typeof useViewer>['onOpen'] };

function Row({ file, onOpen }: RowProps) {
  const { name, url, state = 'ready' } = file;
  const facts = factsOf(file);
  const content = (
    <>
      {isPicture(file) ? (
        <img src={url} alt="" loading="lazy" className="size-8 shrink-0 rounded-sm object-cover" />
      ) : (
        <span className="flex size-8 shrink-0 items-center justify-center rounded-sm bg-muted">
          <FileSign {...file} />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {state === 'ready' ? (
          <span className="block text-xs text-muted-foreground">{facts}</span>
        ) : (
          <FileVerdict file={file} />
        )}
      </span>
    </>
  );
  const look = 'flex items-center gap-2.5 rounded-md px-2 py-1.5 text-sm -outline-offset-2';
  if (state !== 'ready') return <div className={look}>{content}</div>;
  return isPicture(file) ? (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={m.filesCard.show({ name, facts })}
      onClick={(event) => onOpen(event, file)}
      className={`${look} hover:bg-muted/70`}
    >
      {content}
    </a>
  ) : (
    <div className="flex items-center">
      <a
        href={`${url}?download`}
        download={name}
        aria-label={m.filesCard.download({ name, facts })}
        onClick={(event) => void saveFresh(event, file)}
        className={`${look} min-w-0 flex-1 hover:bg-muted/70`}
      >
        {content}
      </a>
      {viewOf(file) && (
        <IconButton label={m.filesCard.show2({ name })} onClick={(event) => onOpen(event, file)}>
          <Eye />
        </IconButton>
      )}
    </div>
  );
}

const filesOf = ({ files, messages, scheduledReplies }: Schema<'TicketDetail'>): ShownFile[] =>
  [{ files }, ...messages, ...scheduledReplies].flatMap((one) => one.files);
