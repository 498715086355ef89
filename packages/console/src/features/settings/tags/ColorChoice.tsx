import { type TagColor, tagColors } from '@helpdesk/sdk/rules/tags';
import { TagDot } from '../../../ui/TagChip.tsx';

const names: Record<TagColor, string> = {
  gray: 'Gray',
  red: 'Red',
  orange: 'Orange',
  yellow: 'Yellow',
  green: 'Green',
  teal: 'Teal',
  blue: 'Blue',
  indigo: 'Indigo',
  purple: 'Purple',
  pink: 'Pink',
};

type ColorChoiceProps = { color: TagColor; onChange: (color: TagColor) => void };

/** The colors of tags, as radio buttons with their names. */
export function ColorChoice({ color, onChange }: ColorChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">Color</legend>
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
