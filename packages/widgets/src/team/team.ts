import { type Place, place } from '../elements/chat/place.ts';
import { fetchModule } from '../loader/chunks.ts';
import { dress, type Launcher } from './launcher.ts';
import { isShownOn, type Pages } from './pages.ts';
import type * as Proactive from './proactive.ts';

type Messages = Proactive.Team;

/** The hash of the chunk for proactive messages, set by the build. */
const hash = '{proactive}';

interface Team extends Place {
  organization: string;
  launcher: Launcher;
  color: string;
  pages: Pages;
  /** Absent if there are none; the chunk for messages isn't loaded then. */
  messages?: Messages['messages'];
  languages?: Messages['languages'];
}

/** The team's settings. The server adds them to the script, so they need no request of their own. */
const team = read();

function read(): Team | undefined {
  try {
    return JSON.parse('{team}');
  } catch {
    // The console's preview loads this script without settings, because they may not be saved yet.
    return undefined;
  }
}

function dressAs(chat: HTMLElement, set: Place & Pick<Team, 'launcher'>) {
  place(chat, set);
  dress(chat, set.launcher);
}

/** The chats of the team, with the URL for which they were last checked. */
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
    // Until the URL changes, the page itself can show and hide it.
    if (known.get(chat) === location.href) continue;
    known.set(chat, location.href);
    const isShown = isShownOn(location, pages) || hasBegun(organization);
    // A chat that the page has hidden stays hidden.
    if (!isShown && !chat.hidden) hidden.add(chat);
    if (hidden.has(chat)) chat.hidden = !isShown;
  }
}

/** Whether this browser has stored a chat: such a chat is shown on every page. */
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
  // For pages that change their URL without a load.
  const { navigation } = window as { navigation?: EventTarget };
  navigation?.addEventListener('currententrychange', again);
  addEventListener('popstate', again);
}
