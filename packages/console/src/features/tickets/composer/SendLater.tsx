import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Dialog, DialogActions } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import { laterTimes, localTime, sendTime } from './later.ts';

type SendLaterProps = { disabled: boolean; onChoose: (sendAt: string) => void };

/** Sends a reply at a chosen time. */
export function SendLater({ disabled, onChoose }: SendLaterProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Menu
        label="Send later"
        placement="top-end"
        trigger={(props) => (
          <button
            type="button"
            {...props}
            disabled={disabled}
            aria-label="Send later"
            className={buttonClass('primary', 'md', '-ml-px w-7 rounded-l-none px-0')}
          >
            <Clock aria-hidden="true" />
          </button>
        )}
      >
        {laterTimes().map(({ label, at }) => (
          <MenuItem key={label} onSelect={() => onChoose(at.toISOString())}>
            {label} <span className="text-muted-foreground">{sendTime(at)}</span>
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => setChoosing(true)}>Choose date and time…</MenuItem>
      </Menu>
      {isChoosing && (
        <ChooseTime
          onClose={() => setChoosing(false)}
          onChoose={(sendAt) => {
            setChoosing(false);
            onChoose(sendAt);
          }}
        />
      )}
    </>
  );
}

type ChooseTimeProps = { onClose: () => void; onChoose: (sendAt: string) => void };

function ChooseTime({ onClose, onChoose }: ChooseTimeProps) {
  const [value, setValue] = useState(() => localTime(laterTimes()[1]?.at ?? new Date()));
  const [error, setError] = useState<string>();
  function choose() {
    const at = new Date(value);
    if (at.getTime() > Date.now()) onChoose(at.toISOString());
    else setError('Please choose a time in the future');
  }
  return (
    <Dialog open onClose={onClose} title="Send later" size="sm">
      <Field label="Date and time" error={error}>
        <Input
          type="datetime-local"
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" onClick={choose}>
          Send later
        </Button>
      </DialogActions>
    </Dialog>
  );
}
