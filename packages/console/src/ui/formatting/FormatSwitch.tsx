import { Type } from 'lucide-react';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton.tsx';

type FormatSwitchProps = { formatting: { isOn: boolean; toggle: () => void } };

/** Switches between a plain text and one with formatting. */
export const FormatSwitch = ({ formatting: { isOn, toggle } }: FormatSwitchProps) => (
  <IconButton
    label="Formatting"
    aria-pressed={isOn}
    onClick={toggle}
    className={cx(isOn && 'bg-muted-strong text-foreground')}
  >
    <Type />
  </IconButton>
);
