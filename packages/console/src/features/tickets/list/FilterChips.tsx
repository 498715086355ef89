import { shortDate } from '@helpdesk/sdk/rules/dates';
import { X } from 'lucide-react';
import type { TicketFilters } from './filters.ts';

type FilterChipsProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
};

/** The filters that have no field, each with a button that takes it away; links and typed words set them. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  return (
    <>
      {filters.turn && (
        <Chip
          text={turnNames[filters.turn]}
          label={`Show tickets whoever they wait for, not only: ${turnNames[filters.turn]}`}
          onClear={() => onChange({ turn: '' })}
        />
      )}
      {filters.customer && (
        <Chip
          text={filters.customer}
          label={`Show the tickets of all customers, not only of ${filters.customer}`}
          onClear={() => onChange({ customer: '' })}
        />
      )}
      {filters.after && (
        <Chip {...sinceTexts(filters.after)} onClear={() => onChange({ after: '' })} />
      )}
      {filters.before && (
        <Chip {...beforeTexts(filters.before)} onClear={() => onChange({ before: '' })} />
      )}
    </>
  );
}

const turnNames = { us: 'Needs reply', customer: 'Waiting', any: 'Open or in progress' } as const;

/** Half a day on, it is the same day in nearly every time zone. */
const dayText = (day: string) => (day.includes('-') ? shortDate(`${day}T12:00:00Z`) : day);

function sinceTexts(day: string) {
  const text = `Since ${dayText(day)}`;
  return { text, label: `Show tickets of any day, not only since ${dayText(day)}` };
}

function beforeTexts(day: string) {
  const text = `Before ${dayText(day)}`;
  return { text, label: `Show tickets of any day, not only before ${dayText(day)}` };
}

/** A filter that has no field here; a click takes it away. */
function Chip({ text, label, onClear }: { text: string; label: string; onClear: () => void }) {
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
