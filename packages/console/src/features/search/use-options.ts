import { type KeyboardEvent, useId, useState } from 'react';
import type { Option, OptionGroup } from './options.ts';

type Behaviour = {
  /** Whether Enter selects the first option when none is active. */
  startsAtFirst: boolean;
  onPick: (option: Option) => void;
  /** Called on Enter while no option is active. */
  onText?: () => void;
};

/** The keyboard handling of a combobox: the focus stays in the field, and the arrow keys move within the list. */
export function useOptions(
  groups: readonly OptionGroup[],
  { startsAtFirst, onPick, onText }: Behaviour,
) {
  const listId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  // The active option may disappear with the next keystroke.
  const at = options.findIndex(({ key }) => key === chosen);
  const active = at >= 0 ? at : startsAtFirst ? 0 : -1;
  const activeOption = options[active];

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      const next = active === -1 && step < 0 ? options.length - 1 : active + step;
      const option = options.at(next % options.length);
      setChosen(option?.key ?? null);
      document.getElementById(optionId(listId, option?.key))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (activeOption) onPick(activeOption);
      else onText?.();
    }
  }

  return {
    listId,
    activeKey: activeOption?.key,
    forget: () => setChosen(null),
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': options.length > 0,
      'aria-controls': options.length > 0 ? listId : undefined,
      'aria-activedescendant': activeOption && optionId(listId, activeOption.key),
      onKeyDown,
    } as const,
  };
}

export function optionId(listId: string, key = '') {
  return `${listId}-${key}`;
}
