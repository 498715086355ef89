import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useCan } from '../../data/session.ts';
import { foundByName } from '../../features/search/options.ts';
import { SearchInput } from '../../ui/SearchInput.tsx';
import m from '../messages.yaml';
import { mayOpen } from './destination.ts';
import { type Place, settingsPlaces } from './places.ts';
import { settingsGroups } from './settings-pages.ts';

const linkClass =
  'flex h-(--row) items-center gap-2.5 rounded-md px-2 text-sm font-medium text-muted-foreground transition-colors duration-75 hover:bg-muted-strong/60 hover:text-foreground aria-[current=page]:bg-muted-strong aria-[current=page]:text-foreground';

/** All settings, in groups, with a search by common names, and a link back to the previous page. */
export default function SettingsNav({ back }: { back: { to: string; search: object } }) {
  const [text, setText] = useState('');
  const can = useCan();
  const navigate = useNavigate();
  const found = text.trim() ? foundByName(settingsPlaces(can), text) : null;
  const first = found?.[0];
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <>
      <div className="flex flex-col gap-1.5 p-2">
        <Link
          to={back.to}
          search={back.search as never}
          // In a drawer, a focused search would open the keyboard of a phone.
          data-autofocus=""
          className={linkClass}
        >
          <ChevronLeft aria-hidden="true" className="size-4 shrink-0" />
          {m.settingsNav.backToHelpdesk}
        </Link>
        <form
          role="search"
          aria-label={m.settingsNav.settings}
          onSubmit={(event) => {
            event.preventDefault();
            if (first) void navigate({ to: first.path, hash: first.hash ?? '', state: inSettings });
          }}
        >
          <SearchInput
            label={m.settingsNav.searchSettings}
            placeholder={m.settingsNav.searchSettings2}
            text={text}
            onText={setText}
          />
        </form>
      </div>
      <nav
        ref={list}
        aria-label={m.settingsNav.settings}
        className="flex-1 overflow-y-auto px-2 pb-2"
      >
        {found ? <Found places={found} /> : <Groups />}
      </nav>
    </>
  );
}

/** Pages outside /settings stay in the settings' area if they're opened from here. */
const inSettings = { isInSettings: true };

function Groups() {
  const id = useId();
  const can = useCan();
  return settingsGroups.map(({ name, pages }) => {
    const open = pages.filter((page) => mayOpen(page, can));
    if (open.length === 0) return null;
    return (
      <div key={name} className="mb-2">
        <p id={id + name} className="px-2 py-1 text-xs font-medium text-faint-foreground">
          {name}
        </p>
        <ul aria-labelledby={id + name} className="flex flex-col gap-px">
          {open.map(({ path, label, icon: Icon }) => (
            <li key={path}>
              <PlaceLink path={path}>
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                <span className="truncate">{label}</span>
              </PlaceLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}

function Found({ places }: { places: readonly Place[] }) {
  return (
    <>
      <p role="status" className="px-2 py-1 text-xs text-muted-foreground">
        {places.length === 0
          ? m.settingsNav.noSettingsFound
          : m.settingsNav.found({ count: places.length })}
      </p>
      <ul aria-label={m.settingsNav.foundSettings} className="flex flex-col gap-px">
        {places.map(({ path, hash, label, within, icon: Icon }) => (
          <li key={path + label}>
            <PlaceLink path={path} hash={hash ?? ''}>
              <Icon aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 flex-1 truncate">{label}</span>
              {within !== 'Settings' && (
                <span className="shrink-0 text-xs text-faint-foreground">{within}</span>
              )}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </>
  );
}

type PlaceLinkProps = { path: string; hash?: string; children: ReactNode };

function PlaceLink({ path, hash, children }: PlaceLinkProps) {
  return (
    <Link
      to={path}
      {...(hash !== undefined && { hash })}
      state={inSettings}
      activeOptions={{ exact: true, includeSearch: false, includeHash: hash !== undefined }}
      className={linkClass}
    >
      {children}
    </Link>
  );
}
