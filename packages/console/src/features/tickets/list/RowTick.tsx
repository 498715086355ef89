import type { MouseEvent } from 'react';

type RowTickProps = {
  label: string;
  checked: boolean;
  /** Whether some but not all rows are selected. */
  mixed?: boolean;
  onToggle: (range: boolean) => void;
};

/** The checkbox of a row, or of all rows; with Shift it selects everything since the last selected one. */
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
