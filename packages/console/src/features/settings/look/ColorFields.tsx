import type { PageColors } from '@helpdesk/sdk/rules/help-look';
import { Button } from '../../../ui/Button.tsx';
import { Field } from '../../../ui/Field.tsx';
import m from '../messages.yaml';

interface ColorFieldsProps {
  legend: string;
  name: 'light' | 'dark';
  colors: PageColors;
  /** The colors of a page without custom ones. */
  usual: Record<keyof PageColors, string>;
  wrong: Readonly<Record<string, string>>;
  onChange: (colors: PageColors) => void;
}

const parts = ['page', 'card', 'hero'] as const;
const labels = {
  page: m.helpLook.partPage,
  card: m.helpLook.partCard,
  hero: m.helpLook.partHero,
};

/** The page colors in light or dark mode; each is optional. */
export function ColorFields({ legend, name, colors, usual, wrong, onChange }: ColorFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {parts.map((part) => (
          <Field key={part} label={labels[part]} error={wrong[`${name}.${part}`]}>
            <span className="flex items-center gap-2">
              <input
                type="color"
                aria-label={`${legend}: ${labels[part]}`}
                value={(colors[part] ?? usual[part]).toLowerCase()}
                onChange={({ target }) =>
                  onChange({ ...colors, [part]: target.value.toUpperCase() })
                }
                className="size-8 shrink-0 cursor-pointer rounded-md border border-border-strong bg-card p-0.5 pointer-coarse:size-10"
              />
              {colors[part] === null ? (
                <span className="text-sm text-muted-foreground">{m.helpLook.default}</span>
              ) : (
                <Button
                  variant="ghost"
                  aria-label={m.helpLook.resetColor({ name: `${legend}, ${labels[part]}` })}
                  onClick={() => onChange({ ...colors, [part]: null })}
                >
                  {m.helpLook.reset}
                </Button>
              )}
            </span>
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
