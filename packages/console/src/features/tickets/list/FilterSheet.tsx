import { choiceFields, menuOf, otherChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { useDensity } from '../../../data/density.ts';
import { useCan } from '../../../data/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import { choose } from '../ticket-change.ts';
import { AgentFilter } from './AgentFilter.tsx';
import FilterButtons from './FilterButtons.tsx';
import { isFiltered, noFilters, type TicketFilters } from './filters.ts';
import { TicketCounts } from './TicketCounts.tsx';

type FilterSheetProps = {
  filters: TicketFilters;
  onChange: (part: Partial<TicketFilters>) => void;
  /** The number of matching tickets, once it has loaded. */
  total: number | undefined;
  onClose: () => void;
};

/** All filters of the list on a phone; each applies immediately to the list behind. */
export default function FilterSheet({ filters, onChange, total, onClose }: FilterSheetProps) {
  const can = useCan();
  const [density, chooseDensity] = useDensity();
  return (
    <Sheet title={m.filterSheet.filters} onClose={onClose}>
      <div className="flex flex-col gap-5 pb-20">
        <div>
          <p className="mb-1.5 text-sm font-medium">{choiceFields.status.label}</p>
          <TicketCounts filters={filters} onChange={onChange} />
        </div>
        {otherChoices.map((name) => (
          <Field key={name} label={choiceFields[name].label}>
            <Select
              value={filters[name]}
              onChange={(event) => onChange(choose(name, event.target.value))}
              options={[
                { value: '', label: m.filterBar.all({ plural: choiceFields[name].plural }) },
                ...menuOf(name),
              ]}
            />
          </Field>
        ))}
        {can('assign_tickets') && (
          <Field label={m.filterBar.agent}>
            <AgentFilter agent={filters.agent} onChange={(agent) => onChange({ agent })} />
          </Field>
        )}
        {can('view_assigned_tickets') && (
          <div className="flex gap-2">
            <FilterButtons named filters={filters} onChange={onChange} />
          </div>
        )}
        <Field label={m.layout.rows}>
          <Select
            value={density}
            onChange={(event) => chooseDensity(event.target.value as typeof density)}
            options={[
              { value: 'comfortable', label: m.layout.comfortable },
              { value: 'compact', label: m.layout.compact },
            ]}
          />
        </Field>
      </div>
      <div className="fixed inset-x-0 bottom-0 flex gap-2 border-t bg-raised px-5 py-3">
        <Button disabled={!isFiltered(filters)} onClick={() => onChange(noFilters)}>
          {m.noTickets.clearFilters}
        </Button>
        <Button variant="primary" className="flex-1 tabular-nums" onClick={onClose}>
          {total === undefined ? m.filterSheet.showTickets : m.filterSheet.show({ total })}
        </Button>
      </div>
    </Sheet>
  );
}
