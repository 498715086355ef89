import { type ReactNode, useId } from 'react';
import { cx } from '../../ui/cx.ts';

type Choice<Value extends string> = {
  value: Value;
  label: string;
  hint?: string;
  picture?: ReactNode;
};

type ChoicesProps<Value extends string> = {
  label: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice with a description for each option: radio buttons that look like cards. */
export function Choices<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className={cx('grid gap-3', choices.length === 2 ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative flex cursor-pointer items-start gap-3 rounded-lg border border-border-strong bg-card p-3 shadow-card transition-colors duration-100 hover:border-faint-foreground/60 has-checked:border-accent has-checked:bg-accent/6 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent dark:bg-raised"
          >
            <input
              type="radio"
              name={name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              aria-label={choice.label}
              aria-describedby={choice.hint ? `${name}-${choice.value}` : undefined}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {choice.picture}
            <span className="min-w-0 flex-1">
              <span className="block text-sm font-medium">{choice.label}</span>
              {choice.hint && (
                <span
                  id={`${name}-${choice.value}`}
                  className="mt-0.5 block text-xs text-muted-foreground"
                >
                  {choice.hint}
                </span>
              )}
            </span>
            <span
              aria-hidden="true"
              className="mt-0.5 size-4 shrink-0 rounded-full border border-edge peer-checked:border-5 peer-checked:border-primary"
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
