import { HelpdeskError, type Result } from '@helpdesk/sdk';
import type { ChatLineState } from '@helpdesk/sdk/chat-line';

type Message = ChatLineState['messages'][number];

let welcome: Result<'publicChat.welcome'> | undefined;
let last: ChatLineState | undefined;
let drawn = 0;

/** An element of the page by its id. */
export function part<Kind extends HTMLElement = HTMLElement>(
  id: string,
  kind?: new () => Kind,
): Kind {
  const found = document.getElementById(id);
  if (!found || (kind && !(found instanceof kind))) throw new Error(`There is no ${id}`);
  return found as Kind;
}

/** What the helpdesk refused, in its own words; null takes it back. */
export function tellTrouble(error: unknown) {
  const trouble = part('trouble');
  trouble.hidden = error === null;
  trouble.textContent =
    error instanceof HelpdeskError && error.serverMessage
      ? error.serverMessage
      : 'We cannot reach the night desk. Please try again.';
}

/** Says the first words before there is a chat. */
export function greet(told: Result<'publicChat.welcome'>) {
  welcome = told;
  draw(last ?? { status: 'idle', messages: [], unsent: [] });
}

/** Opens the form for name and e-mail; where nobody is here, with a message to leave. */
export function askForPerson(state: ChatLineState | null) {
  const isNobodyHere = state !== null && !(state.chat ?? welcome)?.isAnybodyOnline;
  for (const id of ['nobody', 'left']) part(id).hidden = !isNobodyHere;
  const message = part('left').querySelector('textarea');
  if (message) {
    message.required = isNobodyHere;
    message.value = isNobodyHere ? part('message', HTMLTextAreaElement).value : '';
  }
  part('ask').textContent = isNobodyHere ? 'Leave a message' : 'Talk to a person';
  keepEnd(() => {
    part('person').hidden = state === null;
    part('say').hidden = state !== null;
  });
  if (state) part('person').querySelector('input')?.focus();
  else part('message').focus();
}

/** Brings the page to what is so; a message that is there already is not drawn again, so it is read out once. */
export function draw(state: ChatLineState) {
  last = state;
  keepEnd(() => {
    drawMessages(state);
    drawAround(state);
  });
}

/** Whoever reads the newest message goes on doing so; whoever has scrolled up stays there. */
function keepEnd(change: () => void) {
  const all = part('all');
  const isAtEnd = all.scrollHeight - all.scrollTop - all.clientHeight < 40;
  change();
  if (isAtEnd) all.scrollTop = all.scrollHeight;
}

function drawAround(state: ChatLineState) {
  const { chat, typing } = state;
  part('status').textContent = statusOf(state);
  part('typing').textContent = typing ? `${typing} is writing…` : '';
  const hasEnded = chat?.status === 'closed';
  part('close').hidden = !chat || hasEnded;
  part('rate').hidden = !hasEnded || chat.rating !== null || chat.ticketNumber !== null;
  part('thanks').hidden = !hasEnded || chat.rating === null;
  part('again').hidden = !hasEnded;
  if (hasEnded) part('person').hidden = true;
  part('say').hidden = hasEnded || !part('person').hidden;
  part('want').hidden = Boolean(chat && (chat.status !== 'active' || !chat.withBot));
}

function drawMessages({ messages, unsent, status }: ChatLineState) {
  const log = part('log');
  if (messages.length < drawn) {
    log.replaceChildren();
    drawn = 0;
  }
  const greeted = log.childElementCount > 0;
  if (messages.length === 0 && welcome && !greeted) log.append(bubble(welcome.greeting, 'bot'));
  // The greeting becomes the first message of the chat.
  if (drawn === 0 && messages.length > 0 && greeted) drawn = 1;
  for (const message of messages.slice(drawn)) log.append(said(message));
  drawn = messages.length;
  const waiting = unsent.map(({ clientId, message, refusal }) => {
    const one = bubble(message, 'customer unsent');
    const why = refusal ?? (status === 'open' ? '' : 'Not sent yet');
    if (why) one.append(note(why));
    if (refusal) one.append(tryAgain(clientId));
    return one;
  });
  part('unsent').replaceChildren(...waiting);
}

function statusOf({ status, chat }: ChatLineState): string {
  if (chat?.ticketNumber) return `We answer by e-mail. Your ticket number is ${chat.ticketNumber}`;
  if (chat?.status === 'closed') return 'This chat has ended';
  if (status === 'closed') return 'Disconnected. What you write is sent later.';
  if (status === 'connecting') return 'Connecting…';
  if (chat?.status === 'waiting') return `You are number ${chat.queuePosition ?? 1} in the queue`;
  if (chat?.agentName) return `You are talking to ${chat.agentName}`;
  if (!welcome) return '';
  return (chat ?? welcome).isAnybodyOnline ? 'Somebody is here' : 'Our bot answers at night';
}

function said({ message, senderType, senderName }: Message): HTMLElement {
  const one = bubble(message, senderType);
  if (senderType !== 'customer') one.prepend(note(senderName));
  return one;
}

function bubble(text: string, kind: string): HTMLElement {
  const one = document.createElement('div');
  one.className = `message ${kind}`;
  const words = document.createElement('p');
  words.textContent = text;
  one.append(words);
  return one;
}

function note(text: string): HTMLElement {
  const small = document.createElement('small');
  small.textContent = text;
  return small;
}

function tryAgain(clientId: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'plain';
  button.dataset.clientId = clientId;
  button.textContent = 'Try again';
  return button;
}
