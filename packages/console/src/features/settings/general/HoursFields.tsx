import { type BusinessHours, weekdays } from '@helpdesk/sdk/rules/business-hours';
import { useId } from 'react';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import { dayName, withDay } from './hours.ts';

type HoursFieldsProps = {
  hours: BusinessHours;
  timezone: string;
  error: string | undefined;
  onChange: (hours: BusinessHours) => void;
};

/** The business hours: start, end, and days. */
export function HoursFields({ hours, timezone, error, onChange }: HoursFieldsProps) {
  const id = useId();
  const { enabled, start, end, days } = hours;
  const change = (part: Partial<BusinessHours>) => onChange({ ...hours, ...part });
  return (
    <fieldset
      id="business-hours"
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex min-w-0 scroll-mt-14 flex-col gap-5 border-t p-4"
    >
      <legend className="sr-only">{m.hoursFields.businessHours}</legend>
      <Switch
        checked={enabled}
        onChange={(on) => change({ enabled: on })}
        label={m.hoursFields.businessHours}
        hint={m.hoursFields.outsideOfThemLiveChatOffers}
      />
      {enabled && (
        <>
          <div className="grid max-w-sm grid-cols-2 gap-4">
            <Field label={m.hoursFields.startTime}>
              <Input
                type="time"
                value={start}
                onChange={({ target }) => change({ start: target.value })}
              />
            </Field>
            <Field label={m.hoursFields.endTime}>
              <Input
                type="time"
                value={end}
                onChange={({ target }) => change({ end: target.value })}
              />
            </Field>
          </div>
          <div>
            <p id={`${id}-days`} className="mb-1.5 text-sm font-medium">
              {m.hoursFields.workingDays}
            </p>
            {/* a fieldset inside this one would be announced twice. */}
            <div role="group" aria-labelledby={`${id}-days`} className="flex flex-wrap gap-1.5">
              {weekdays.map((day) => (
                <button
                  key={day}
                  type="button"
                  aria-pressed={days.includes(day)}
                  onClick={() => change({ days: withDay(days, day) })}
                  className="h-8 rounded-md border border-border-strong bg-card px-3 text-sm font-medium text-muted-foreground shadow-card transition-colors duration-100 hover:text-foreground aria-pressed:border-transparent aria-pressed:bg-primary aria-pressed:text-primary-foreground pointer-coarse:h-10 dark:bg-raised"
                >
                  {dayName(day)}
                </button>
              ))}
            </div>
          </div>
          {end < start && end !== '' && (
            <p className="text-xs text-muted-foreground">
              {m.hoursFields.theyGoOnPastMidnightEach}
            </p>
          )}
          <p className="text-xs text-muted-foreground">
            {m.hoursFields.onTheClocksOf({ timezone })}
          </p>
        </>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-xs text-destructive-text">
          {error}
        </p>
      )}
    </fieldset>
  );
}
