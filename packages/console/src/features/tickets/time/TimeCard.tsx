import type { Schema } from '@helpdesk/sdk/contract/operations';
import { timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import { useRef, useState } from 'react';
import { useCan, useOwner, useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { FoldingSection } from '../detail/FoldingSection.tsx';
import { NotRead } from '../detail/NotRead.tsx';
import m from '../messages.yaml';
import { EntryEditor } from './EntryEditor.tsx';
import { EntryRow } from './EntryRow.tsx';
import { NewEntry } from './NewEntry.tsx';
import { useNewEntry } from './new-entry.ts';
import { TimerElsewhere, TimerRow } from './TimerRow.tsx';
import { type Entry, useTime } from './use-time.ts';

const title = m.timeCard.timeSpent;
/** The number of entries shown before the user expands the list. */
const shownFirst = 5;

/** The time spent on a ticket, entered manually or with a timer, with its total; users can edit their own entries in place. */
export default function TimeCard({ ticket: { id } }: { ticket: Pick<Schema<'Ticket'>, 'id'> }) {
  const { data: entries, error, refetch } = useRead('time.list', { id });
  const { data: own } = useRead('time.timer');
  const typed = useNewEntry(useOwner(), id);
  const write = useTime(id, own?.timer ?? null, typed.clear);

  if (!entries && error) {
    return (
      <FoldingSection
        title={title}
        name="time"
        pinned={<NotRead error={error} onRetry={() => void refetch()} />}
      />
    );
  }
  const running = entries?.filter(({ startedAt }) => startedAt !== null) ?? [];
  const elsewhere = own?.timer && own.timer.ticket.id !== id ? own.timer : null;
  const timers = (running.length > 0 || elsewhere) && (
    <ul className="flex flex-col gap-1">
      {running.map((entry) => (
        <TimerRow key={entry.id} entry={entry} onStop={write.stop} busy={write.isStopping} />
      ))}
      {elsewhere && (
        <TimerElsewhere timer={elsewhere} onStop={write.stop} busy={write.isStopping} />
      )}
    </ul>
  );
  return (
    <FoldingSection
      title={title}
      name="time"
      summary={entries && <Total entries={entries} />}
      pinned={timers}
    >
      {!entries && <Skeleton className="mb-2.5 w-3/5" />}
      {entries && <Noted entries={entries} write={write} />}
      <NewEntry typed={typed} write={write} isRunning={own?.timer?.ticket.id === id} />
    </FoldingSection>
  );
}

function Total({ entries }: { entries: readonly Entry[] }) {
  const sum = entries.reduce((total, { minutes }) => total + minutes, 0);
  if (sum === 0) return null;
  return (
    <span className="font-normal">{m.timeCard.inTotal({ timeSpentText: timeSpentText(sum) })}</span>
  );
}

type NotedProps = { entries: readonly Entry[]; write: ReturnType<typeof useTime> };

function Noted({ entries, write }: NotedProps) {
  const { user } = useSession();
  const mayAll = useCan()('manage_team');
  const [edited, setEdited] = useState<string | null>(null);
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const noted = entries.filter(({ startedAt }) => startedAt === null);
  const shown = isWhole ? noted : noted.slice(0, shownFirst);
  if (noted.length === 0) return null;

  function focusAt(at: number) {
    // The row's button exists again after the next render.
    requestAnimationFrame(() => {
      const row = list.current?.children[Math.max(0, at)];
      row?.querySelector<HTMLElement>('[data-edit]')?.focus();
    });
  }
  return (
    <div className="mb-2.5">
      <ul ref={list} className="-mx-1.5 flex flex-col gap-0.5">
        {shown.map((entry, at) => (
          <li key={entry.id}>
            {edited === entry.id ? (
              <EntryEditor
                entry={entry}
                onChange={(change) => write.change(entry, change)}
                onDelete={() => {
                  setEdited(null);
                  write.remove(entry);
                  focusAt(at - 1);
                }}
                onClose={() => {
                  setEdited(null);
                  focusAt(at);
                }}
              />
            ) : (
              <EntryRow
                entry={entry}
                onEdit={
                  mayAll || entry.member?.id === user.id ? () => setEdited(entry.id) : undefined
                }
              />
            )}
          </li>
        ))}
      </ul>
      {shown.length < noted.length && (
        <Button size="sm" variant="ghost" className="-mx-1" onClick={() => setWhole(true)}>
          {m.timeCard.showAllEntries({ count: noted.length })}
        </Button>
      )}
    </div>
  );
}
