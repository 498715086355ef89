import { Clock } from 'lucide-react';
import { useState } from 'react';
import { buttonClass } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { MenuItem, MenuSeparator } from '../../../ui/MenuItems.tsx';
import m from '../messages.yaml';
import { ChooseTime } from './ChooseTime.tsx';
import { laterTimes, sendTime } from './later.ts';

type SendLaterProps = { disabled: boolean; onChoose: (sendAt: string) => void };

/** Sends a reply at a chosen time. */
export function SendLater({ disabled, onChoose }: SendLaterProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Menu
        label={m.sendLater.sendLater}
        placement="top-end"
        trigger={(props) => (
          <button
            type="button"
            {...props}
            disabled={disabled}
            aria-label={m.sendLater.sendLater}
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
        <MenuItem onSelect={() => setChoosing(true)}>{m.sendLater.chooseDateAndTime}</MenuItem>
      </Menu>
      {isChoosing && (
        <ChooseTime
          title={m.sendLater.sendLater}
          action={m.sendLater.sendLater}
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
