import { useId, useState } from 'react';
import { fieldRefusals } from '../../../data/use-write.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { useBlock } from './use-archive.ts';

type BlockDialogProps = { email: string; onBlocked?: () => void; onClose: () => void };

/** Asks whether to block an address or its whole domain, and why. */
export function BlockDialog({ email, onBlocked, onClose }: BlockDialogProps) {
  const name = useId();
  const [value, setValue] = useState(email);
  const [reason, setReason] = useState('');
  const block = useBlock(() => {
    onBlocked?.();
    onClose();
  });
  const refusal = block.error && fieldRefusals(block.error)[0]?.message;
  const domain = email.slice(email.lastIndexOf('@') + 1);
  const choices = [
    { value: email, label: m.blockDialog.only({ email }) },
    { value: domain, label: m.blockDialog.everybodyAt({ domain }) },
  ];
  return (
    <FormDialog
      size="sm"
      title={m.blockDialog.blockSender}
      description={m.blockDialog.whatTheySendFromNowOn}
      submit={m.blockDialog.block}
      busy={block.busy}
      onSubmit={() => block.write({ value, ...(reason.trim() && { reason: reason.trim() }) })}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{m.blockDialog.whomToBlock}</legend>
        {choices.map((choice) => (
          <label key={choice.label} className="flex items-center gap-2 text-sm wrap-anywhere">
            <input
              type="radio"
              name={name}
              className="size-4 accent-primary"
              checked={choice.value === value}
              onChange={() => setValue(choice.value)}
            />
            {choice.label}
          </label>
        ))}
        {refusal && (
          <p role="alert" className="text-xs text-destructive-text">
            {refusal}
          </p>
        )}
      </fieldset>
      <Field label={m.blockDialog.reason} hint={m.blockDialog.forYourTeamOptional}>
        <Input
          value={reason}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
