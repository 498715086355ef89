import type { MouseEvent } from 'react';

type RowTickProps = {
  label: string;
  checked: boolean;
  /** Some, but not all of what the box stands for. */
  mixed?: boolean;
  onToggle: (range: boolean) => void;
};

/** The box that selects a row, or all of them; with Shift everything since the last one. */
export function RowTick({ label, checked, mixed = false, onToggle }: RowTickProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={(event) => onToggle((event.nativeEvent as unknown as MouseEvent).shiftKey)}
      className="relative block size-4 cursor-pointer rounded-sm accent-primary after:absolute after:-inset-3"
    />
  );
}
