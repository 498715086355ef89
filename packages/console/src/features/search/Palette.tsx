import { Search } from 'lucide-react';
import { useState } from 'react';
import { Modal } from '../../ui/Modal.tsx';
import { FoundStatus } from './FoundStatus.tsx';
import m from './messages.yaml';
import { OptionList } from './OptionList.tsx';
import type { Option } from './options.ts';
import { type PalettePlace, useCommands } from './use-commands.tsx';
import { useFound } from './use-found.tsx';
import { useOptions } from './use-options.ts';

type PaletteProps = { places: readonly PalettePlace[]; onClose: () => void };

/** The command palette: searches tickets, articles, people, pages and actions. */
export default function Palette({ places, onClose }: PaletteProps) {
  const [text, setText] = useState('');
  const found = useFound(text);
  const commands = useCommands(text, places);
  const groups = [...found.groups, ...commands];

  function pick(option: Option) {
    onClose();
    option.run();
  }

  const { field, listId, activeKey, forget } = useOptions(groups, {
    startsAtFirst: true,
    onPick: pick,
  });

  return (
    <Modal
      label={m.palette.searchAndCommands}
      onClose={onClose}
      className="mx-auto mt-[12dvh] mb-auto h-fit w-[calc(100vw-2rem)] max-w-xl animate-rise overflow-hidden rounded-xl bg-raised shadow-overlay max-sm:mt-4"
    >
      <div className="flex items-center gap-2.5 border-b px-4">
        <Search aria-hidden="true" className="size-4 shrink-0 text-faint-foreground" />
        <input
          {...field}
          // biome-ignore lint/a11y/noAutofocus: the user opens it in order to type
          autoFocus
          aria-label={m.palette.searchOrRunACommand}
          placeholder={m.palette.searchTicketsArticlesAndPeopleOr}
          autoComplete="off"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            forget();
          }}
          className="h-12 min-w-0 flex-1 bg-transparent text-base outline-none pointer-coarse:text-lg"
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div tabIndex={0} className="max-h-[min(26rem,60dvh)] overflow-y-auto overscroll-contain">
        {groups.length > 0 && (
          <OptionList
            id={listId}
            label={m.palette.found}
            groups={groups}
            activeKey={activeKey}
            onPick={pick}
          />
        )}
        <FoundStatus
          text={text}
          count={groups.flatMap(({ options }) => options).length}
          isPending={found.isPending}
          isError={found.isError && groups.length === 0}
        />
      </div>
    </Modal>
  );
}
