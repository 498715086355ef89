import { Clock } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import { ChooseTime } from './ChooseTime.tsx';
import { laterTimes, sendTime } from './later.ts';

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
          title="Send later"
          action="Send later"
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
