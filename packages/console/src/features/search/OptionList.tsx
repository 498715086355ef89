import { cx } from '../../ui/cx.ts';
import type { Option, OptionGroup } from './options.ts';
import { optionId } from './use-options.ts';

type OptionListProps = {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  activeKey: string | undefined;
  onPick: (option: Option) => void;
};

/** The search results, in groups; the focus stays in the field above. */
export function OptionList({ id, label, groups, activeKey, onPick }: OptionListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="p-1.5">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
        <div key={group.name} role="group" aria-label={group.name} className="not-first:mt-1.5">
          <div
            aria-hidden="true"
            className="px-2 pt-1 pb-1 text-xs font-medium text-muted-foreground"
          >
            {group.name}
          </div>
          {group.options.map((option) => (
            <OptionRow
              key={option.key}
              id={optionId(id, option.key)}
              option={option}
              active={option.key === activeKey}
              onPick={() => onPick(option)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionRowProps = { id: string; option: Option; active: boolean; onPick: () => void };

function OptionRow({ id, option, active, onPick }: OptionRowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: likewise, by aria-activedescendant
    <div
      id={id}
      role="option"
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={cx(
        'flex cursor-pointer scroll-my-2 items-center gap-3 rounded-md px-2 py-1.5 text-sm pointer-coarse:py-2.5',
        active ? 'bg-muted-strong' : 'hover:bg-muted-strong/60',
      )}
    >
      <span className="shrink-0 text-muted-foreground [&>svg]:size-4">{option.icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{option.label}</span>
        {option.detail && (
          <span className="block truncate text-xs text-muted-foreground">{option.detail}</span>
        )}
      </span>
      {option.hint && (
        <span className="flex shrink-0 gap-1 text-xs text-muted-foreground tabular-nums">
          {option.hint}
        </span>
      )}
    </div>
  );
}
