import { channelNames } from '../../../data/channel-names.ts';
import { useRead } from '../../../data/use-read.ts';
import { FilterChip } from '../list/FilterChip.tsx';
import type { OriginFilters } from './origin-filters.ts';

type OriginChipsProps = {
  filters: OriginFilters;
  onChange: (part: Partial<OriginFilters>) => void;
};

/** Where the listed tickets came from, each with a button that takes the filter away. */
export function OriginChips({ filters, onChange }: OriginChipsProps) {
  const { channel, form, domain, hasFile } = filters;
  return (
    <>
      {channel && (
        <FilterChip
          text={channelNames[channel]}
          label={`Show tickets of all channels, not only: ${channelNames[channel]}`}
          onClear={() => onChange({ channel: '' })}
        />
      )}
      {form && <FormChip form={form} onClear={() => onChange({ form: '' })} />}
      {domain && (
        <FilterChip
          text={domain}
          label={`Show tickets of all domains, not only ${domain}`}
          onClear={() => onChange({ domain: '' })}
        />
      )}
      {hasFile && (
        <FilterChip
          text="With a file"
          label="Show tickets without a file, too"
          onClear={() => onChange({ hasFile: '' })}
        />
      )}
    </>
  );
}

function FormChip({ form, onClear }: { form: string; onClear: () => void }) {
  const { data } = useRead('tickets.origins');
  const found = data?.forms.find(({ id }) => id === form)?.name;
  const name = found ?? (data ? 'a deleted form' : '…');
  return (
    <FilterChip
      text={`Form: ${name}`}
      label={`Show tickets of all forms, not only of ${name}`}
      onClear={onClear}
    />
  );
}
