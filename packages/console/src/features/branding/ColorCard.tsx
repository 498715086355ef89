import { isHexColor } from '@helpdesk/sdk/rules/color';
import { Check } from 'lucide-react';
import { Card, CardBody, CardHeader } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Input } from '../../ui/Input.tsx';
import { ColorFacts } from './ColorFacts.tsx';
import m from './messages.yaml';
import { palette } from './palette.ts';

type ColorCardProps = {
  color: string;
  sentence: string | undefined;
  onChange: (color: string) => void;
};

/** The color of buttons and links: from the palette, the picker or as text, with its contrast. */
export function ColorCard({ color, sentence, onChange }: ColorCardProps) {
  const chosen = color.toUpperCase();
  return (
    <Card>
      <CardHeader title={m.colorCard.color} subtitle={m.colorCard.forButtonsAndLinksOfYour} />
      <CardBody className="flex flex-col gap-5">
        <div className="flex flex-wrap items-end gap-x-5 gap-y-4">
          <Field label={m.colorCard.primaryColor} required error={sentence} className="w-44">
            <span className="flex gap-2">
              <input
                type="color"
                aria-label={m.colorCard.pickAColor}
                value={isHexColor(color) ? color.toLowerCase() : '#000000'}
                onChange={({ target }) => onChange(target.value.toUpperCase())}
                className="size-8 shrink-0 cursor-pointer rounded-md border border-border-strong bg-card p-0.5 pointer-coarse:size-10"
              />
              <Input
                value={color}
                maxLength={7}
                spellCheck={false}
                autoComplete="off"
                placeholder="#3B82F6"
                className="font-mono uppercase"
                onChange={({ target }) => onChange(target.value.trim())}
              />
            </span>
          </Field>
          <fieldset className="flex gap-2 max-sm:grid max-sm:grid-cols-4">
            <legend className="mb-1.5 text-sm font-medium">{m.colorCard.suggestions}</legend>
            {palette.map(({ name, color: one }) => (
              <button
                key={one}
                type="button"
                aria-label={name}
                aria-pressed={one === chosen}
                title={name}
                style={{ backgroundColor: one }}
                onClick={() => onChange(one)}
                className="flex size-8 items-center justify-center rounded-full border border-foreground/10 pointer-coarse:size-10"
              >
                {one === chosen && (
                  <Check aria-hidden="true" className="size-4 text-primary-foreground" />
                )}
              </button>
            ))}
          </fieldset>
        </div>
        <ColorFacts color={color} />
      </CardBody>
    </Card>
  );
}
