import { type TagColor, tagColors } from '@helpdesk/sdk/rules/tags';
import { TagDot } from '../../../ui/TagChip.tsx';
import m from '../messages.yaml';

const names: Record<TagColor, string> = {
  gray: m.colorChoice.gray,
  red: m.colorChoice.red,
  orange: m.colorChoice.orange,
  yellow: m.colorChoice.yellow,
  green: m.colorChoice.green,
  teal: m.colorChoice.teal,
  blue: m.colorChoice.blue,
  indigo: m.colorChoice.indigo,
  purple: m.colorChoice.purple,
  pink: m.colorChoice.pink,
};

type ColorChoiceProps = { color: TagColor; onChange: (color: TagColor) => void };

/** The colors of tags, as radio buttons with their names. */
export function ColorChoice({ color, onChange }: ColorChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{m.colorChoice.color}</legend>
      <div className="grid grid-cols-5 gap-1.5 max-[22rem]:grid-cols-3">
        {tagColors.map((one) => (
          <label
            key={one}
            className="flex cursor-pointer flex-col items-center gap-1.5 rounded-md border border-transparent py-2 text-xs text-muted-foreground hover:bg-muted has-checked:border-border-strong has-checked:bg-muted-strong has-checked:text-foreground has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="color"
              value={one}
              className="sr-only"
              checked={one === color}
              onChange={() => onChange(one)}
            />
            <TagDot color={one} className="size-3" />
            {names[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
