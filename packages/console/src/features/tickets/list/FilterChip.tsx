import { X } from 'lucide-react';

/** A filter that has no field here; a click removes it. */
export function FilterChip({
  text,
  label,
  onClear,
}: {
  text: string;
  label: string;
  onClear: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onClear}
      aria-label={label}
      className="inline-flex h-6 min-w-0 items-center gap-1 rounded-full bg-accent/12 px-2.5 text-xs font-medium text-primary-text hover:bg-accent/20"
    >
      <span className="truncate">{text}</span>
      <X aria-hidden="true" className="size-3 shrink-0" />
    </button>
  );
}
