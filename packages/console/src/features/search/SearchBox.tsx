import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type FocusEvent, useState } from 'react';
import { Input } from '../../ui/Input.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { FoundStatus } from './FoundStatus.tsx';
import m from './messages.yaml';
import { OptionList } from './OptionList.tsx';
import type { Option } from './options.ts';
import { paletteKeys } from './palette-keys.ts';
import { useFound } from './use-found.tsx';
import { useOptions } from './use-options.ts';

/** The search of the top bar: searches while typing; Enter without a selected result lists all matching tickets. */
export default function SearchBox() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const found = useFound(open ? text : '');
  const isShown = open && text.trim() !== '';
  const groups = isShown ? found.groups : [];

  function leave() {
    setOpen(false);
    setText('');
  }

  function pick(option: Option) {
    leave();
    option.run();
  }

  function listAll() {
    setOpen(false);
    const q = text.trim();
    void navigate({ to: '/tickets', search: (q ? { q } : {}) as never });
  }

  function onBlur(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  const { field, listId, activeKey, forget } = useOptions(groups, {
    startsAtFirst: false,
    onPick: pick,
    onText: listAll,
  });

  return (
    <div role="search" aria-label={m.searchBox.everything} className="relative" onBlur={onBlur}>
      <Input
        {...field}
        type="search"
        aria-label={m.searchBox.search}
        placeholder={m.searchBox.searchTicketsArticles}
        icon={<Search />}
        autoComplete="off"
        maxLength={200}
        value={text}
        onFocus={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value);
          setOpen(true);
          forget();
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isShown) {
            event.preventDefault();
            setOpen(false);
          } else field.onKeyDown(event);
        }}
      />
      {text === '' && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-1.5 flex items-center gap-1 pointer-coarse:hidden"
        >
          {paletteKeys.split(' ').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
      {isShown && (
        <div className="absolute top-full right-0 mt-1.5 max-h-[min(30rem,75dvh)] w-lg max-w-[calc(100vw-2rem)] animate-fade overflow-y-auto rounded-lg bg-raised shadow-overlay">
          {groups.length > 0 && (
            <OptionList
              id={listId}
              label={m.searchBox.found}
              groups={groups}
              activeKey={activeKey}
              onPick={pick}
            />
          )}
          <FoundStatus
            text={text}
            count={groups.flatMap(({ options }) => options).length}
            isPending={found.isPending}
            isError={found.isError}
          />
        </div>
      )}
    </div>
  );
}
