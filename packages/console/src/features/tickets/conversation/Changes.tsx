import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import m from '../messages.yaml';
import { timelineText } from './timeline-text.tsx';

type Entry = Schema<'TimelineEntry'>;

const MAX_SHOWN = 3;

/** The changes between two messages; if there are many, only the last ones at first. */
export function Changes({ entries }: { entries: readonly Entry[] }) {
  const [isOpen, setOpen] = useState(false);
  const folded = isOpen || entries.length <= MAX_SHOWN ? 0 : entries.length - MAX_SHOWN + 1;
  return (
    <>
      {folded > 0 && (
        <li className="-my-1 pl-13 text-xs">
          <button
            type="button"
            onClick={() => setOpen(true)}
            className="rounded-sm text-muted-foreground underline-offset-2 hover:text-foreground hover:underline pointer-coarse:py-2"
          >
            {m.changes.moreChanges({ folded })}
          </button>
        </li>
      )}
      {entries.slice(folded).map((entry) => (
        <Change key={entry.id} entry={entry} />
      ))}
    </>
  );
}

function Change({ entry }: { entry: Entry }) {
  return (
    <li
      data-change=""
      className="relative -my-1 pl-13 text-xs text-muted-foreground wrap-anywhere before:absolute before:top-1.5 before:left-6 before:size-1.5 before:rounded-full before:bg-border-strong"
    >
      {timelineText(entry, (name) => (
        <span className="font-medium">{name}</span>
      ))}
      <span aria-hidden="true"> · </span>
      <Ago at={entry.createdAt} />
    </li>
  );
}
