import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { localTime } from '../../../ui/local-time.ts';
import m from '../messages.yaml';
import { laterTimes } from './later.ts';
import { momentIn } from './when.ts';

type ChooseTimeProps = {
  title: string;
  /** The label of the button. */
  action: string;
  onChoose: (moment: string) => void;
  onClose: () => void;
};

/** Picks a future time, typed or from a calendar, in the reader's time zone. */
export function ChooseTime({ title, action, onChoose, onClose }: ChooseTimeProps) {
  const [words, setWords] = useState('');
  const [value, setValue] = useState(() => localTime(laterTimes()[1]?.at ?? new Date()));
  const [error, setError] = useState<'past' | 'words'>();

  function write(text: string) {
    setWords(text);
    setError(undefined);
    const moment = momentIn(text);
    if (moment) setValue(localTime(moment));
  }

  function choose() {
    const at = new Date(value);
    if (words.trim() && !momentIn(words)) setError('words');
    else if (at.getTime() > Date.now()) onChoose(at.toISOString());
    else setError('past');
  }

  return (
    <Dialog open onClose={onClose} title={title} size="sm">
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        <Field
          label={m.chooseTime.inWords}
          hint={m.chooseTime.suchAsTomorrow2PmFriday}
          error={error === 'words' ? m.chooseTime.theseWordsAreNotUnderstoodTry : undefined}
        >
          <Input autoComplete="off" value={words} onChange={({ target }) => write(target.value)} />
        </Field>
        <Field
          label={m.chooseTime.dateAndTime}
          error={error === 'past' ? m.chooseTime.pleaseChooseATimeInThe : undefined}
        >
          <Input
            type="datetime-local"
            value={value}
            onChange={({ target }) => {
              setWords('');
              setError(undefined);
              setValue(target.value);
            }}
          />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>{m.chooseTime.cancel}</Button>
          <Button variant="primary" type="submit">
            {action}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
