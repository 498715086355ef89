import { Type } from 'lucide-react';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';
import m from '../messages.yaml';

type FormatSwitchProps = { formatting: { isOn: boolean; toggle: () => void } };

/** Switches between plain text and formatting. */
export const FormatSwitch = ({ formatting: { isOn, toggle } }: FormatSwitchProps) => (
  <IconButton
    label={m.formatSwitch.formatting}
    aria-pressed={isOn}
    onClick={toggle}
    className={cx(isOn && 'bg-muted-strong text-foreground')}
  >
    <Type />
  </IconButton>
);

/** Reserves the space of the button beside it, whose code is loaded later, so nothing moves under the pointer. */
export const PlaceBeside = () => (
  <span
    aria-hidden="true"
    className="size-8 shrink-0 group-data-idle:hidden pointer-coarse:size-10"
  />
);
