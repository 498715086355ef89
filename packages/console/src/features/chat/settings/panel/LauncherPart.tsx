import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Part } from './Part.tsx';
import type { Panel, PartProps } from './panel.ts';

const looks = [
  { value: 'icon', label: 'A round button' },
  { value: 'text', label: 'A button with a text' },
  { value: 'none', label: 'None' },
];

const corners = [
  { value: 'bottom-right', label: 'Bottom right' },
  { value: 'bottom-left', label: 'Bottom left' },
  { value: 'top-right', label: 'Top right' },
  { value: 'top-left', label: 'Top left' },
];

/** The button on the page: how it looks, and where it is. */
export function LauncherPart({ panel, onChange, errorAt }: PartProps) {
  const { launcher, position } = panel;
  return (
    <Part title="Launcher">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Button"
          hint={
            launcher.look === 'none'
              ? 'Then a button of your own page opens the chat, with show() of the element.'
              : undefined
          }
        >
          <Select
            value={launcher.look}
            options={looks}
            onChange={({ target }) =>
              onChange({
                launcher: { ...launcher, look: target.value as Panel['launcher']['look'] },
              })
            }
          />
        </Field>
        {launcher.look === 'text' && (
          <Field label="Text of the button" required error={errorAt('launcher.text')}>
            <Input
              value={launcher.text}
              maxLength={40}
              placeholder="Chat with us"
              onChange={({ target }) => onChange({ launcher: { ...launcher, text: target.value } })}
            />
          </Field>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Corner">
          <Select
            value={position}
            options={corners}
            onChange={({ target }) => onChange({ position: target.value as Panel['position'] })}
          />
        </Field>
        <Distance
          label="From the side"
          value={panel.insetX}
          error={errorAt('insetX')}
          onChange={(insetX) => onChange({ insetX: insetX ?? Number.NaN })}
        />
        <Distance
          label={position.startsWith('top') ? 'From the top' : 'From the bottom'}
          value={panel.insetY}
          error={errorAt('insetY')}
          onChange={(insetY) => onChange({ insetY: insetY ?? Number.NaN })}
        />
        <Distance
          label="On phones"
          value={panel.phoneInsetY ?? null}
          error={errorAt('phoneInsetY')}
          hint="Above a bar of your site. Empty: the same."
          onChange={(phoneInsetY) => onChange({ phoneInsetY })}
        />
      </div>
    </Part>
  );
}

type DistanceProps = {
  label: string;
  value: number | null;
  error: string | undefined;
  hint?: string;
  /** Null where nothing is entered. */
  onChange: (value: number | null) => void;
};

/** What is no number goes to the server, which says so. */
function Distance({ label, value, error, hint, onChange }: DistanceProps) {
  return (
    <Field label={label} error={error} hint={hint ?? 'In pixels, 0 to 400.'}>
      <Input
        inputMode="numeric"
        value={value === null || Number.isNaN(value) ? '' : value}
        onChange={({ target: { value: text } }) => {
          const typed = text.trim();
          onChange(typed === '' ? null : /^\d+$/.test(typed) ? Number(typed) : Number.NaN);
        }}
      />
    </Field>
  );
}
