import { useState } from 'react';
import { useAvailability } from '../../../data/use-availability.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';

const choices = [
  m.awayDialog.lunch,
  m.awayDialog.break,
  m.awayDialog.meeting,
  m.awayDialog.training,
  m.awayDialog.focusTime,
];

/** Sets the member away with a reason for the team: a preset with one click, or a custom text. */
export default function AwayDialog({ onClose }: { onClose: () => void }) {
  const { reason = '', set, busy } = useAvailability(onClose);
  const [text, setText] = useState(reason);
  const leave = (why: string) => set({ availability: 'away', ...(why && { awayReason: why }) });
  return (
    <FormDialog
      title={m.awayDialog.setYourselfAway}
      description={m.awayDialog.newTicketsAndChatsGoTo}
      size="sm"
      submit={m.awayDialog.setAway}
      busy={busy}
      onSubmit={() => leave(text.trim())}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Button key={choice} size="sm" disabled={busy} onClick={() => leave(choice)}>
            {choice}
          </Button>
        ))}
      </div>
      <Field label={m.awayDialog.reason}>
        <Input
          value={text}
          maxLength={60}
          data-autofocus=""
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
