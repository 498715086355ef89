import { channelNames } from '../../../data/channel-names.ts';
import { useRead } from '../../../data/use-read.ts';
import { FilterChip } from '../list/FilterChip.tsx';
import m from '../messages.yaml';
import type { OriginFilters } from './origin-filters.ts';

type OriginChipsProps = {
  filters: OriginFilters;
  onChange: (part: Partial<OriginFilters>) => void;
};

/** The active origin filters, each with a remove button. */
export function OriginChips({ filters, onChange }: OriginChipsProps) {
  const { channel, form, domain, hasFile } = filters;
  return (
    <>
      {channel && (
        <FilterChip
          text={channelNames[channel]}
          label={m.originChips.showTicketsOfAllChannelsNot({ channelNames: channelNames[channel] })}
          onClear={() => onChange({ channel: '' })}
        />
      )}
      {form && <FormChip form={form} onClear={() => onChange({ form: '' })} />}
      {domain && (
        <FilterChip
          text={domain}
          label={m.originChips.showTicketsOfAllDomainsNot({ domain })}
          onClear={() => onChange({ domain: '' })}
        />
      )}
      {hasFile && (
        <FilterChip
          text={m.originChips.withAFile}
          label={m.originChips.showTicketsWithoutAFileToo}
          onClear={() => onChange({ hasFile: '' })}
        />
      )}
    </>
  );
}

function FormChip({ form, onClear }: { form: string; onClear: () => void }) {
  const { data } = useRead('tickets.origins');
  const found = data?.forms.find(({ id }) => id === form)?.name;
  const name = found ?? (data ? m.originChips.aDeletedForm : '…');
  return (
    <FilterChip
      text={m.originChips.form({ name })}
      label={m.originChips.showTicketsOfAllFormsNot({ name })}
      onClear={onClear}
    />
  );
}
