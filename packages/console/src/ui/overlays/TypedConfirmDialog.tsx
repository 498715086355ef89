import { type FormEvent, useState } from 'react';
import { Banner } from '../Banner.tsx';
import { Button } from '../Button.tsx';
import { Dialog, DialogActions } from '../Dialog.tsx';
import { Field } from '../Field.tsx';
import { Input } from '../Input.tsx';
import m from '../messages.yaml';

type TypedConfirmDialogProps = {
  title: string;
  /** The consequences, one sentence each. */
  consequences: readonly string[];
  /** The text to type, and whether letter case matters. */
  expected: string;
  isCaseSensitive?: boolean;
  type?: 'text' | 'email';
  /** The error for a different text. */
  mismatch: string;
  confirm: string;
  busy: boolean;
  /** The server's error; empty if there is none. */
  refusal: string;
  onConfirm: (typed: string) => void;
  onClose: () => void;
};

/** Asks the user to type a name before an irreversible deletion. */
export function TypedConfirmDialog(props: TypedConfirmDialogProps) {
  const { title, consequences, expected, isCaseSensitive = false, type, mismatch } = props;
  const { confirm, busy, refusal, onConfirm, onClose } = props;
  const [typed, setTyped] = useState('');
  const [isValidated, setValidated] = useState(false);
  const folded = (text: string) => (isCaseSensitive ? text : text.toLowerCase()).trim();
  const isRight = folded(typed) === folded(expected);
  function submit(event: FormEvent) {
    event.preventDefault();
    setValidated(true);
    if (isRight) onConfirm(typed);
  }
  return (
    <Dialog open onClose={onClose} title={title}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted-foreground">
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {refusal && isRight && <Banner>{refusal}</Banner>}
        <Field
          label={
            <span className="wrap-anywhere">
              {m.typedConfirmDialog.typeToConfirm({ expected: expected.trim() })}
            </span>
          }
          required
          error={isValidated && !isRight ? mismatch : undefined}
        >
          <Input
            type={type}
            value={typed}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{m.typedConfirmDialog.cancel}</Button>
          <Button type="submit" variant="destructive" busy={busy}>
            {confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
