import type { Language, LanguagesChunk } from '../core/words.ts';
import type { fetchModule } from '../loader/chunks.ts';
import { isShownOn, type Pages } from './pages.ts';
import style from './proactive.css?inline';

/** A message beside the launcher that appears when all conditions of its rule are met. */
export interface Message extends Pages {
  id: string;
  text: string;
  seconds: number;
  scrolled: number;
  isForReturning: boolean;
}

interface Chat extends HTMLElement {
  greeting?: string;
  show(): void;
}

export interface Team {
  organization: string;
  languages: Language[];
  messages: readonly Message[];
}

/** The hash of the languages chunk, set by the build. */
const ofLanguages = '{languages}';

/** Shows one of the messages beside a chat once its rule matches; sends no data. */
export function watch(chat: Chat, team: Team, fetch: typeof fetchModule): void {
  const root = chat.shadowRoot as ShadowRoot;
  const panel = root.querySelector('dialog') as HTMLDialogElement;
  const launcher = panel.nextElementSibling as HTMLElement;
  const key = `helpdesk-messages-${team.organization}`;
  let at = location.href;
  let since = Date.now();
  let bubble: HTMLElement | undefined;
  const heard = document.createElement('p');
  heard.className = 'heard';
  heard.setAttribute('role', 'status');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  root.adoptedStyleSheets.push(sheet);
  panel.after(heard);

  function look() {
    if (!chat.isConnected) return;
    if (at !== location.href) [at, since] = [location.href, Date.now()];
    const isFree =
      !panel.open && !launcher.hidden && !chat.hidden && !isTalking(team) && !isCovered(chat);
    if (bubble) bubble.hidden = !isFree;
    if (panel.open) drop();
    if (bubble || !isFree || document.hidden) return;
    const seen = seenBy(key);
    const message = team.messages.find((one) => !seen.includes(one.id) && holds(one, team, since));
    if (message) present(message);
  }

  function present(message: Message) {
    // Remembers for this tab that it was shown; once the visitor closes or opens it, permanently.
    keep('sessionStorage', key, message.id);
    bubble = document.createElement('div');
    bubble.className = 'proactive';
    bubble.part = 'proactive';
    bubble.dir = 'auto';
    const open = button(message.text, () => {
      chat.greeting = message.text;
      chat.dataset.message = message.id;
      settle();
      chat.show();
    });
    const close = button('', settle);
    close.className = 'close';
    close.ariaLabel = 'Close';
    void nameIn(close);
    bubble.append(open, close);
    bubble.onkeydown = (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      settle();
    };
    // After the launcher, because other code expects that as the first button.
    launcher.after(bubble);
    heard.textContent = message.text;
    // Clears the announcement, so screen readers don't find the text twice: the button has it, too.
    setTimeout(() => {
      heard.textContent = '';
    }, 5_000);

    function settle() {
      keep('localStorage', key, message.id);
      if (root.activeElement?.closest('.proactive')) launcher.focus();
      drop();
    }
  }

  function drop() {
    bubble?.remove();
    bubble = undefined;
  }

  async function nameIn(close: HTMLElement) {
    if (String(team.languages) === 'en') return;
    try {
      const { speak } = await fetch<LanguagesChunk>('languages', ofLanguages);
      const { languages, organization: subdomain } = team;
      const { texts } = await speak('chat', chat, { languages, subdomain }, fetch);
      close.ariaLabel = (texts as { close?: string }).close ?? close.ariaLabel;
    } catch {
      // The English label stays.
    }
  }

  chat.addEventListener('helpdesk-open', drop);
  setInterval(look, 1_000);
  addEventListener('scroll', look, { passive: true });
  look();
}

function button(text: string, onClick: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = text;
  made.onclick = onClick;
  return made;
}

function holds(message: Message, team: Team, since: number): boolean {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  const scrolled = (100 * scrollTop) / Math.max(1, scrollHeight - clientHeight);
  return (
    Date.now() - since >= message.seconds * 1_000 &&
    Math.ceil(scrolled) >= message.scrolled &&
    (!message.isForReturning || hasChatted(team)) &&
    isShownOn(location, message)
  );
}

/** Whether a dialog covers the page, or another of our panels is open: no message is shown then. */
function isCovered(chat: Element): boolean {
  const knowsPopovers = CSS.supports('selector(:popover-open)');
  const over = `[aria-modal="true"],dialog[open]${knowsPopovers ? ',:popover-open' : ''}`;
  const panels = document.querySelectorAll('helpdesk-form,helpdesk-chat');
  return (
    !!document.fullscreenElement ||
    [...document.querySelectorAll(over)].some((each) => each.checkVisibility()) ||
    [...panels].some((each) => each !== chat && each.shadowRoot?.querySelector('dialog')?.open)
  );
}

/** Returns the data that a chat stores from the visitor's first message on. */
const memoryOf = ({ organization }: Team) => {
  try {
    return JSON.parse(localStorage[`helpdesk-chat-${organization}`]) as { isLive?: boolean };
  } catch {
    return undefined;
  }
};

const hasChatted = (team: Team) => memoryOf(team) !== undefined;
const isTalking = (team: Team) => !!memoryOf(team)?.isLive;

type Store = 'localStorage' | 'sessionStorage';

function stored(store: Store, key: string): string[] {
  try {
    const ids: unknown = JSON.parse(window[store][key]);
    return Array.isArray(ids) ? ids : [];
  } catch {
    return [];
  }
}

const seenBy = (key: string) => [...stored('sessionStorage', key), ...stored('localStorage', key)];

function keep(store: Store, key: string, id: string): void {
  try {
    const ids = stored(store, key).filter((one) => one !== id);
    window[store][key] = JSON.stringify([...ids, id].slice(-20));
  } catch {
    // Without storage, it is shown once per page.
  }
}
