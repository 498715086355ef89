type TickProps = { label: string; checked: boolean; mixed?: boolean; onToggle: () => void };

/** The checkbox of a row in spam or trash, or of all rows. */
export function Tick({ label, checked, mixed = false, onToggle }: TickProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={onToggle}
      className="relative block size-4 cursor-pointer rounded-sm accent-primary after:absolute after:-inset-3"
    />
  );
}
