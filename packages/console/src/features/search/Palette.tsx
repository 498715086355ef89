import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useModal } from '../../ui/modals.ts';
import { FoundStatus } from './FoundStatus.tsx';
import { OptionList } from './OptionList.tsx';
import type { Option } from './options.ts';
import { type PalettePage, useCommands } from './use-commands.tsx';
import { useFound } from './use-found.tsx';
import { useOptions } from './use-options.ts';

type PaletteProps = { pages: readonly PalettePage[]; onClose: () => void };

/** One field for everything: tickets, articles, people, pages and what can be done. */
export default function Palette({ pages, onClose }: PaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const found = useFound(text);
  const commands = useCommands(text, pages);
  const groups = [...found.groups, ...commands];
  useModal(dialog, true);

  function pick(option: Option) {
    onClose();
    option.run();
  }

  const { field, listId, activeKey, forget } = useOptions(groups, {
    startsAtFirst: true,
    onPick: pick,
  });

  return (
    <dialog
      ref={dialog}
      aria-label="Search and commands"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onMouseDown={(event) => event.target === dialog.current && onClose()}
      className="mx-auto mt-[12dvh] mb-auto w-[calc(100vw-2rem)] max-w-xl animate-rise overflow-hidden rounded-xl bg-raised p-0 text-foreground shadow-overlay backdrop:animate-fade backdrop:bg-scrim max-sm:mt-4"
    >
      <div className="flex items-center gap-2.5 border-b px-4">
        <Search aria-hidden="true" className="size-4 shrink-0 text-faint-foreground" />
        <input
          {...field}
          // biome-ignore lint/a11y/noAutofocus: it opens in order to be typed into
          autoFocus
          aria-label="Search or run a command"
          placeholder="Search tickets, articles and people, or type a command..."
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
            label="Found"
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
    </dialog>
  );
}
