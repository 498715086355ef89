import { textOrFileNames } from '@helpdesk/sdk/rules/file-names';
import { Lock } from 'lucide-react';
import { useMemo } from 'react';
import { partsOf } from '../../../data/mentions.ts';
import { LaterFiles } from '../../../ui/LaterFiles.tsx';
import { filesBeside, LaterFormatted } from '../../../ui/LaterFormatted.tsx';
import { MentionedText } from '../../../ui/MentionedText.tsx';
import m from '../messages.yaml';
import { timeOfDay } from './time-of-day.ts';
import type { Note } from './timeline.ts';

type NoteBubbleProps = { note: Note; isMine: boolean };

/** An internal note, at full width, in the color of notes on tickets. */
export function NoteBubble({ note, isMine }: NoteBubbleProps) {
  const { id, authorName, createdAt, message, html, mentions, files } = note;
  const marks = useMemo(
    () => (mentions.length > 0 ? (text: string) => partsOf(text, mentions) : undefined),
    [mentions],
  );
  const words = textOrFileNames(files, message);
  return (
    <li
      data-message={id}
      aria-label={m.noteBubble.internalNote}
      className="mt-2 rounded-md border-l-2 border-warning bg-note px-3 py-1.5"
    >
      <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted-foreground">
        <span className="font-medium text-foreground">
          {isMine ? m.noteBubble.you : authorName}
        </span>
        <span className="inline-flex items-center gap-1 font-medium text-warning-text">
          <Lock aria-hidden="true" className="size-3" />
          {m.noteBubble.internalNote}
        </span>
        <time dateTime={createdAt}>{timeOfDay(createdAt)}</time>
      </p>
      {words && (
        <LaterFormatted html={html} marks={marks}>
          <p className="mt-0.5 text-base wrap-anywhere whitespace-pre-wrap">
            <MentionedText parts={partsOf(words, mentions)} mentions={mentions} />
          </p>
        </LaterFormatted>
      )}
      <LaterFiles files={filesBeside(files, html)} />
    </li>
  );
}
