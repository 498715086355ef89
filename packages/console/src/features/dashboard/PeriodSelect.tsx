import { Select } from '../../ui/Select.tsx';
import { type Period, periodOptions } from './period.ts';

type PeriodSelectProps = { label: string; value: Period; onChange: (period: Period) => void };

export function PeriodSelect({ label, value, onChange }: PeriodSelectProps) {
  return (
    <Select
      aria-label={label}
      className="w-34 shrink-0 pointer-coarse:w-38"
      options={periodOptions}
      value={value}
      onChange={(event) => onChange(event.target.value as Period)}
    />
  );
}
