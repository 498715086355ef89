import { useRead } from '../../data/use-read.ts';
import { Select } from '../../ui/Select.tsx';
import type { PanelProps } from './address.ts';
import m from './messages.yaml';

const options = [
  { value: 'all', label: m.hoursSelect.all },
  { value: 'business', label: m.hoursSelect.business },
];

/** Chooses whether only business hours count; without any, there is nothing to choose. */
export function HoursSelect({ asked, onChange }: PanelProps) {
  const organization = useRead('organization.get').data?.organization;
  if (!organization?.businessHours.enabled) return null;
  return (
    <Select
      aria-label={m.hoursSelect.hours}
      className="w-36 pointer-coarse:w-40"
      options={options}
      value={asked.hours ?? 'all'}
      onChange={({ target }) =>
        onChange({ hours: target.value === 'business' ? 'business' : undefined })
      }
    />
  );
}
