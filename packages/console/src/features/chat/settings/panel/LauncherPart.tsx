import { Field } from '../../../../ui/Field.tsx';
import { Input } from '../../../../ui/Input.tsx';
import { Select } from '../../../../ui/Select.tsx';
import m from '../../messages.yaml';
import { Part } from './Part.tsx';
import type { Panel, PartProps } from './panel.ts';

const looks = [
  { value: 'icon', label: m.launcherPart.aRoundButton },
  { value: 'text', label: m.launcherPart.aButtonWithAText },
  { value: 'none', label: m.launcherPart.none },
];

const corners = [
  { value: 'bottom-right', label: m.launcherPart.bottomRight },
  { value: 'bottom-left', label: m.launcherPart.bottomLeft },
  { value: 'top-right', label: m.launcherPart.topRight },
  { value: 'top-left', label: m.launcherPart.topLeft },
];

/** The look and position of the launcher button. */
export function LauncherPart({ panel, onChange, errorAt }: PartProps) {
  const { launcher, position } = panel;
  return (
    <Part title={m.launcherPart.launcher}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={m.launcherPart.button}
          hint={launcher.look === 'none' ? m.launcherPart.thenAButtonOfYourOwn : undefined}
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
          <Field label={m.launcherPart.textOfTheButton} required error={errorAt('launcher.text')}>
            <Input
              value={launcher.text}
              maxLength={40}
              placeholder={m.launcherPart.chatWithUs}
              onChange={({ target }) => onChange({ launcher: { ...launcher, text: target.value } })}
            />
          </Field>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.launcherPart.corner}>
          <Select
            value={position}
            options={corners}
            onChange={({ target }) => onChange({ position: target.value as Panel['position'] })}
          />
        </Field>
        <Distance
          label={m.launcherPart.fromTheSide}
          value={panel.insetX}
          error={errorAt('insetX')}
          onChange={(insetX) => onChange({ insetX: insetX ?? Number.NaN })}
        />
        <Distance
          label={
            position.startsWith('top') ? m.launcherPart.fromTheTop : m.launcherPart.fromTheBottom
          }
          value={panel.insetY}
          error={errorAt('insetY')}
          onChange={(insetY) => onChange({ insetY: insetY ?? Number.NaN })}
        />
        <Distance
          label={m.launcherPart.onPhones}
          value={panel.phoneInsetY ?? null}
          error={errorAt('phoneInsetY')}
          hint={m.launcherPart.aboveABarOfYourSite}
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
  /** Null for an empty field. */
  onChange: (value: number | null) => void;
};

/** A field for pixels. An invalid number is sent as is, so the server's error is shown. */
function Distance({ label, value, error, hint, onChange }: DistanceProps) {
  return (
    <Field label={label} error={error} hint={hint ?? m.launcherPart.inPixels0To400}>
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
