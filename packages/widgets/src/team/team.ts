import { type Place, place } from '../elements/chat/place.ts';
import { fetchModule } from '../loader/chunks.ts';
import { dress, type Launcher } from './launcher.ts';
import { isShownOn, type Pages } from './pages.ts';
import type * as Proactive from './proactive.ts';

type Messages = Proactive.Team;

/** The hash of the chunk that shows messages, written by the build. */
const hash = '{proactive}';

interface Team extends Place {
  organization: string;
  launcher: Launcher;
  color: string;
  pages: Pages;
  /** Absent where there are none; and then what shows them is not loaded. */
  messages?: Messages['messages'];
  languages?: Messages['languages'];
}

/** What the team has set, written in by the server behind the loader: it costs a page no request of its own. */
const team = read();

function read(): Team | undefined {
  try {
    return JSON.parse('{team}');
  } catch {
    // The console, which shows what is not saved yet, loads this without anything written in.
    return undefined;
  }
}

function dressAs(chat: HTMLElement, set: Place & Pick<Team, 'launcher'>) {
  place(chat, set);
  dress(chat, set.launcher);
}

/** The chats of the team, with the address that each was judged for. */
const known = new WeakMap<Element, string>();
const hidden = new WeakSet<Element>();

function look({ organization, color, pages, messages, languages = [], ...set }: Team) {
  for (const chat of document.querySelectorAll<HTMLElement>('helpdesk-chat')) {
    if (chat.getAttribute('organization')?.toLowerCase() !== organization) continue;
    if (chat.getAttribute('position') === 'inline') continue;
    if (!known.has(chat)) {
      chat.style.setProperty('--organization', color);
      dressAs(chat, set);
      if (messages)
        fetchModule<typeof Proactive>('proactive', hash)
          .then(({ watch }) =>
            watch(chat as never, { organization, languages, messages }, fetchModule),
          )
          .catch(() => {});
    }
    // Between two addresses it is the page that shows and hides it.
    if (known.get(chat) === location.href) continue;
    known.set(chat, location.href);
    const isShown = isShownOn(location, pages) || hasBegun(organization);
    // What the page itself has hidden stays hidden.
    if (!isShown && !chat.hidden) hidden.add(chat);
    if (hidden.has(chat)) chat.hidden = !isShown;
  }
}

/** A chat that goes on is on every page. */
function hasBegun(organization: string): boolean {
  try {
    return !!localStorage[`helpdesk-chat-${organization}`];
  } catch {
    return false;
  }
}

Object.assign(Object(window.helpdesk), { dress: dressAs });
if (team) {
  const again = () => look(team);
  again();
  new MutationObserver(again).observe(document, { childList: true, subtree: true });
  // Pages that change without being loaded.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', again);
  addEventListener('popstate', again);
}
