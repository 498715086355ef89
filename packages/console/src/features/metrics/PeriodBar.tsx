import { dayAfter, dayIn } from '@helpdesk/sdk/rules/calendar';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { type PanelProps, periodOptions } from './address.ts';
import m from './messages.yaml';

/** The period of all figures: the days up to today, or a range of days. */
export function PeriodBar({ asked, onChange }: PanelProps) {
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { from, to = today } = asked;

  function choose(value: string) {
    if (value === 'custom') onChange({ period: undefined, from: dayAfter(today, -29), to: today });
    else onChange({ period: value, from: undefined, to: undefined });
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={m.periodBar.periodOfTheFigures}
        className="w-36 pointer-coarse:w-40"
        options={periodOptions}
        value={from === undefined ? asked.period : 'custom'}
        onChange={(event) => choose(event.target.value)}
      />
      {from !== undefined && (
        <>
          <Day
            label={m.periodBar.firstDay}
            value={from}
            max={to}
            onPick={(day) => onChange({ period: undefined, from: day, to })}
          />
          <span className="text-sm text-muted-foreground">{m.periodBar.to}</span>
          <Day
            label={m.periodBar.lastDay}
            value={to}
            min={from}
            max={today}
            onPick={(day) => onChange({ period: undefined, from, to: day })}
          />
        </>
      )}
    </div>
  );
}

type DayProps = {
  label: string;
  value: string;
  min?: string;
  max: string;
  onPick: (day: string) => void;
};

function Day({ label, value, onPick, ...range }: DayProps) {
  return (
    <span className="w-36 pointer-coarse:w-40">
      <Input
        type="date"
        aria-label={label}
        value={value}
        {...range}
        onChange={(event) => event.target.value && onPick(event.target.value)}
      />
    </span>
  );
}
