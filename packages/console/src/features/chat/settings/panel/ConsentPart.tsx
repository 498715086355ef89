import { Field } from '../../../../ui/Field.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Textarea } from '../../../../ui/Textarea.tsx';
import m from '../../messages.yaml';
import { Part } from './Part.tsx';
import type { Panel, PartProps } from './panel.ts';

const kinds = [
  { value: 'none', label: m.consentPart.nothing },
  { value: 'line', label: m.consentPart.aLineToRead },
  { value: 'box', label: m.consentPart.aBoxThatMustBeChecked },
];

/** The notice that visitors see, or accept, before a chat. */
export function ConsentPart({ panel: { consent }, onChange, errorAt }: PartProps) {
  return (
    <Part title={m.consentPart.beforeAChat}>
      <Field label={m.consentPart.consent}>
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
          label={m.consentPart.whatVisitorsAreTold}
          required
          error={errorAt('consent.text')}
          hint={m.consentPart.plainTextAnAddressSuchAs}
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
