import { minutesIn } from '@helpdesk/sdk/rules/time-spent';
import { Play, Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import type { useNewEntry } from './new-entry.ts';
import type { useTime } from './use-time.ts';

type NewEntryProps = {
  typed: ReturnType<typeof useNewEntry>;
  write: ReturnType<typeof useTime>;
  /** Whether the user's timer is already running on this ticket. */
  isRunning: boolean;
};

export const howToWrite = m.newEntry.writeItLike1h20m90m;

/** Adds a time entry by typing it, or starts the timer. */
export function NewEntry({ typed, write, isRunning }: NewEntryProps) {
  const [isRefused, setRefused] = useState(false);
  const time = useRef<HTMLInputElement>(null);

  function add(event: FormEvent) {
    event.preventDefault();
    if (write.isAdding) return;
    const minutes = minutesIn(typed.time);
    setRefused(minutes === null);
    time.current?.focus();
    if (minutes !== null) write.add(minutes, typed.note);
  }
  return (
    <form onSubmit={add} className="flex flex-col gap-2">
      <Field label={m.newEntry.time} hideLabel error={isRefused ? howToWrite : undefined}>
        <Input
          ref={time}
          placeholder={m.newEntry.timeSuchAs1h20m}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={40}
          readOnly={write.isAdding}
          value={typed.time}
          onChange={(event) => {
            setRefused(false);
            typed.change({ time: event.target.value });
          }}
        />
      </Field>
      {(typed.time !== '' || typed.note !== '') && (
        <Field label={m.newEntry.note} hideLabel>
          <Input
            placeholder={m.newEntry.whatForOptional}
            enterKeyHint="done"
            maxLength={500}
            readOnly={write.isAdding}
            value={typed.note}
            onChange={(event) => typed.change({ note: event.target.value })}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="sm" type="submit" icon={<Plus />} busy={write.isAdding}>
          {m.newEntry.addTime}
        </Button>
        {!isRunning && (
          <Button size="sm" icon={<Play />} busy={write.isStarting} onClick={write.start}>
            {m.newEntry.startTimer}
          </Button>
        )}
      </div>
    </form>
  );
}
