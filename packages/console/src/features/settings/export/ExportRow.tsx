import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { Download, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';

export type Export = Schema<'OrganizationExport'>;

export const isBeingMade = ({ state }: Export) => state === 'waiting' || state === 'running';

const number = (count: number) => count.toLocaleString();

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** How an export is, in a sentence. */
function stateText({ state, done, total, size, files, expiresAt }: Export): string {
  if (state === 'waiting') return 'Waiting for its turn';
  if (state === 'running') {
    return `Being made: ${number(done)} of ${number(total)} rows and files`;
  }
  if (state === 'failed')
    return 'It could not be made. Start another one, or ask who runs the server.';
  if (state === 'expired') return 'No longer there: its day is over.';
  const until = expiresAt === null ? '' : when.format(new Date(expiresAt));
  const ready = `Ready until ${until}: ${fileSize(size ?? 0)}`;
  if (!files) return ready;
  return files === 1 ? `${ready}, with 1 file` : `${ready}, with ${number(files)} files`;
}

type ExportRowProps = { one: Export; onDelete: () => void };

/** An export, with how far it is and what can be done with it. */
export function ExportRow({ one, onDelete }: ExportRowProps) {
  const { state, done, total, createdAt, requestedBy, downloadUrl } = one;
  const isMade = isBeingMade(one);
  const label = `the export of ${when.format(new Date(createdAt))}`;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <p
          role={isMade ? 'status' : undefined}
          className={state === 'expired' ? 'text-sm text-muted-foreground' : 'text-sm font-medium'}
        >
          {stateText(one)}
        </p>
        {state === 'running' && (
          <ProgressBar label="Rows and files" value={done} max={total} className="w-full" />
        )}
        <p className="text-xs text-muted-foreground">
          <Ago at={createdAt} />
          {requestedBy && <span>{` · ${requestedBy.name}`}</span>}
        </p>
      </div>
      {downloadUrl && (
        <a
          href={downloadUrl}
          download
          aria-label={`Download ${label}`}
          className={buttonClass('secondary')}
        >
          <Download aria-hidden="true" />
          Download
        </a>
      )}
      {(isMade || state === 'ready') && (
        <IconButton label={isMade ? `Stop ${label}` : `Delete ${label}`} onClick={onDelete}>
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
}
