import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import { Part } from './Part.tsx';
import type { Panel, PartProps } from './panel.ts';

const kinds = [
  { value: 'none', label: 'Nothing' },
  { value: 'line', label: 'A line to read' },
  { value: 'box', label: 'A box that must be checked' },
];

/** What visitors are told, or agree to, before a chat. */
export function ConsentPart({ panel: { consent }, onChange, errorAt }: PartProps) {
  return (
    <Part title="Before a chat">
      <Field label="Consent">
        <Select
          className="sm:max-w-64"
          value={consent.kind}
          options={kinds}
          onChange={({ target }) =>
            onChange({ consent: { ...consent, kind: target.value as Panel['consent']['kind'] } })
          }
        />
      </Field>
      {consent.kind !== 'none' && (
        <Field
          label="What visitors are told"
          required
          error={errorAt('consent.text')}
          hint="Plain text; an address such as https://example.com/privacy becomes a link."
        >
          <Textarea
            rows={2}
            maxLength={500}
            value={consent.text}
            onChange={({ target }) => onChange({ consent: { ...consent, text: target.value } })}
          />
        </Field>
      )}
    </Part>
  );
}
