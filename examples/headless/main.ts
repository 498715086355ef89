/** A chat without any element of Helpdesk: the SDK keeps the line, and everything on screen is the page's own. */
import { call } from '@helpdesk/sdk/call';
import { type ChatAccess, chatLine } from '@helpdesk/sdk/chat-line';
import {
  publicChatClose,
  publicChatLeaveMessage,
  publicChatRate,
  publicChatRequestPerson,
  publicChatWelcome,
} from '@helpdesk/sdk/operations';
import { askForPerson, draw, greet, part, tellTrouble } from './screen.ts';
import './page.css';

const subdomain = new URLSearchParams(location.search).get('organization') ?? 'demo';
const connection = {
  baseUrl: document.documentElement.dataset.helpdesk ?? '',
  credentials: 'omit',
} as const;

/** Where the proof that a chat is one's own outlives a reload, but not the tab. */
const place = `chat with ${subdomain}`;
const kept = sessionStorage.getItem(place);

const line = chatLine(connection, {
  subdomain,
  access: kept ? (JSON.parse(kept) as ChatAccess) : undefined,
  about: () => ({ pageUrl: location.href }),
  onAccess: (access) =>
    access
      ? sessionStorage.setItem(place, JSON.stringify(access))
      : sessionStorage.removeItem(place),
  onChange(state) {
    draw(state);
    if (document.visibilityState === 'visible') line.read(state.chat?.lastSeq ?? 0);
  },
});

call(connection, publicChatWelcome, { subdomain }).then(greet, tellTrouble);
line.open();

const say = part('say', HTMLFormElement);
const words = part('message', HTMLTextAreaElement);

say.onsubmit = (event) => {
  event.preventDefault();
  const message = words.value.trim();
  if (message) line.send(message);
  words.value = '';
};
words.oninput = () => line.typing();
words.onkeydown = (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  say.requestSubmit();
};

part('unsent').onclick = ({ target }) => {
  const clientId = target instanceof HTMLElement && target.dataset.clientId;
  if (clientId) line.resend(clientId);
};

const person = part('person', HTMLFormElement);
part('want').onclick = () => askForPerson(line.state);
part('cancel').onclick = () => askForPerson(null);
whenSent(person, async ({ customerName = '', customerEmail = '', message }) => {
  await (message
    ? line.ask(publicChatLeaveMessage, { customerName, customerEmail, message })
    : line.ask(publicChatRequestPerson, { customerName, customerEmail }));
  askForPerson(null);
});

part('close').onclick = () => line.ask(publicChatClose, {}).catch(tellTrouble);
whenSent(part('rate', HTMLFormElement), ({ rating, comment }) =>
  line.ask(publicChatRate, { rating: Number(rating), ...(comment && { comment }) }),
);
part('again').onclick = () => {
  sessionStorage.removeItem(place);
  line.renew();
  words.focus();
};

/** Hands over what a form holds, and says what the helpdesk refuses. */
function whenSent(form: HTMLFormElement, act: (fields: Record<string, string>) => Promise<void>) {
  form.onsubmit = (event) => {
    event.preventDefault();
    tellTrouble(null);
    act(Object.fromEntries(new FormData(form)) as Record<string, string>).catch(tellTrouble);
  };
}

// A page in the back/forward cache may keep no socket; offline, nobody tells a socket that it is cut.
addEventListener('pagehide', () => line.pause());
addEventListener('pageshow', ({ persisted }) => persisted && line.open());
addEventListener('offline', () => line.cut());
addEventListener('online', () => line.open());
