/** A chat without any Helpdesk element: the SDK handles the connection, and the page renders everything itself. */
import { call } from '@helpdesk/sdk/call';
import { type ChatAccess, connectChat } from '@helpdesk/sdk/chat';
import {
  publicChatClose,
  publicChatLeaveMessage,
  publicChatRate,
  publicChatRequestPerson,
  publicChatWelcome,
} from '@helpdesk/sdk/operations';
import { askForPerson, draw, greet, part, showTrouble } from './screen.ts';
import './page.css';

const subdomain = new URLSearchParams(location.search).get('organization') ?? 'demo';
const connection = {
  baseUrl: document.documentElement.dataset.helpdesk ?? '',
  credentials: 'omit',
} as const;

/** Where the chat's access token is stored: it survives a reload, but not the tab. */
const place = `chat with ${subdomain}`;
const kept = sessionStorage.getItem(place);

const chat = connectChat(connection, {
  subdomain,
  access: kept ? (JSON.parse(kept) as ChatAccess) : undefined,
  about: () => ({ pageUrl: location.href }),
  onAccess: (access) =>
    access
      ? sessionStorage.setItem(place, JSON.stringify(access))
      : sessionStorage.removeItem(place),
  onChange(state) {
    draw(state);
    if (document.visibilityState === 'visible') chat.read(state.chat?.lastSeq ?? 0);
  },
});

call(connection, publicChatWelcome, { subdomain }).then(greet, showTrouble);
chat.open();

const say = part('say', HTMLFormElement);
const words = part('message', HTMLTextAreaElement);

say.onsubmit = (event) => {
  event.preventDefault();
  const message = words.value.trim();
  if (message) chat.send(message);
  words.value = '';
};
words.oninput = () => chat.typing();
words.onkeydown = (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  say.requestSubmit();
};

part('unsent').onclick = ({ target }) => {
  const clientId = target instanceof HTMLElement && target.dataset.clientId;
  if (clientId) chat.resend(clientId);
};

const person = part('person', HTMLFormElement);
part('want').onclick = () => askForPerson(chat.state);
part('cancel').onclick = () => askForPerson(null);
whenSent(person, async ({ customerName = '', customerEmail = '', message }) => {
  await (message
    ? chat.ask(publicChatLeaveMessage, { customerName, customerEmail, message })
    : chat.ask(publicChatRequestPerson, { customerName, customerEmail }));
  askForPerson(null);
});

part('close').onclick = () => chat.ask(publicChatClose, {}).catch(showTrouble);
whenSent(part('rate', HTMLFormElement), ({ rating, comment }) =>
  chat.ask(publicChatRate, { rating: Number(rating), ...(comment && { comment }) }),
);
part('again').onclick = () => {
  sessionStorage.removeItem(place);
  chat.renew();
  words.focus();
};

/** Submits the values of a form, and shows the error if the helpdesk refuses them. */
function whenSent(
  form: HTMLFormElement,
  act: (fields: Record<string, string>) => Promise<unknown>,
) {
  form.onsubmit = (event) => {
    event.preventDefault();
    showTrouble(null);
    act(Object.fromEntries(new FormData(form)) as Record<string, string>).catch(showTrouble);
  };
}

// A page in the back/forward cache must not keep a socket open, and an offline socket doesn't notice that it is disconnected.
addEventListener('pagehide', () => chat.pause());
addEventListener('pageshow', ({ persisted }) => persisted && chat.open());
addEventListener('offline', () => chat.cut());
addEventListener('online', () => chat.open());
