import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { Download, Trash2 } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import m from '../messages.yaml';

export type Export = Schema<'OrganizationExport'>;

export const isBeingMade = ({ state }: Export) => state === 'waiting' || state === 'running';

const number = (count: number) => count.toLocaleString();

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** The state of an export, in a sentence. */
function stateText({ state, done, total, size, files, expiresAt }: Export): string {
  if (state === 'waiting') return m.exportRow.waitingForItsTurn;
  if (state === 'running') {
    return m.exportRow.beingMadeOfRowsAndFiles({ done: number(done), total: number(total) });
  }
  if (state === 'failed') return m.exportRow.itCouldNotBeMadeStart;
  if (state === 'expired') return m.exportRow.noLongerThereItsDayIs;
  const until = expiresAt === null ? '' : when.format(new Date(expiresAt));
  const ready = m.exportRow.readyUntil({ until, fileSize: fileSize(size ?? 0) });
  if (!files) return ready;
  return m.exportRow.withFiles({ files, ready });
}

type ExportRowProps = { one: Export; onDelete: () => void };

/** An export, with its progress and its actions. */
export function ExportRow({ one, onDelete }: ExportRowProps) {
  const { state, done, total, createdAt, requestedBy, downloadUrl } = one;
  const isMade = isBeingMade(one);
  const label = m.exportRow.theExportOf({ format: when.format(new Date(createdAt)) });
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
          <ProgressBar
            label={m.exportRow.rowsAndFiles}
            value={done}
            max={total}
            className="w-full"
          />
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
          aria-label={m.exportRow.download({ label })}
          className={buttonClass('secondary')}
        >
          <Download aria-hidden="true" />
          {m.exportRow.download2}
        </a>
      )}
      {(isMade || state === 'ready') && (
        <IconButton
          label={isMade ? m.exportRow.stop({ label }) : m.exportRow.delete({ label })}
          onClick={onDelete}
        >
          <Trash2 />
        </IconButton>
      )}
    </li>
  );
}
