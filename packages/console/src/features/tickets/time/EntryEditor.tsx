import { minutesIn, timeSpentText } from '@helpdesk/sdk/rules/time-spent';
import { useState } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { InlineEditor } from '../detail/InlineEditor.tsx';
import m from '../messages.yaml';
import { howToWrite } from './NewEntry.tsx';
import type { Change, Entry } from './use-time.ts';

type EntryEditorProps = {
  entry: Entry;
  onChange: (change: Change) => void;
  onDelete: () => void;
  onClose: () => void;
};

/** Edits a time entry: each field is saved when it loses the focus, and Escape closes the editor and saves the input. */
export function EntryEditor({ entry, onChange, onDelete, onClose }: EntryEditorProps) {
  const [time, setTime] = useState(timeSpentText(entry.minutes));
  const [note, setNote] = useState(entry.note ?? '');
  const minutes = minutesIn(time);
  const [isRefused, setRefused] = useState(false);

  function keep() {
    setRefused(minutes === null);
    const words = note.trim() || null;
    const change: Change = {
      ...(minutes !== null && minutes !== entry.minutes && { minutes }),
      ...(words !== entry.note && { note: words }),
    };
    if (Object.keys(change).length > 0) onChange(change);
  }
  function close() {
    keep();
    if (minutes !== null) onClose();
  }

  return (
    <InlineEditor onDelete={onDelete} onClose={close}>
      <div className="grid grid-cols-2 gap-2.5">
        <Field label={m.entryEditor.time} error={isRefused ? howToWrite : undefined}>
          <Input
            value={time}
            maxLength={40}
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: It stands where its button had the focus.
            autoFocus
            onChange={(event) => setTime(event.target.value)}
            onBlur={keep}
          />
        </Field>
        <Field label={m.entryEditor.day}>
          <Input
            type="date"
            required
            value={entry.day}
            onChange={({ target }) => target.value && onChange({ day: target.value })}
          />
        </Field>
      </div>
      <Field label={m.entryEditor.note}>
        <Input
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.target.value)}
          onBlur={keep}
        />
      </Field>
    </InlineEditor>
  );
}
