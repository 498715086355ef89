import { HelpdeskError, type Result } from '@helpdesk/sdk';
import type { ChatState } from '@helpdesk/sdk/chat';

type Message = ChatState['messages'][number];

let welcome: Result<'publicChat.welcome'> | undefined;
let last: ChatState | undefined;
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

/** Shows the message of an error; null clears it. */
export function showTrouble(error: unknown) {
  const trouble = part('trouble');
  trouble.hidden = error === null;
  trouble.textContent =
    error instanceof HelpdeskError && error.serverMessage
      ? error.serverMessage
      : 'We cannot reach the night desk. Please try again.';
}

/** Shows the greeting before there is a chat. */
export function greet(greeting: Result<'publicChat.welcome'>) {
  welcome = greeting;
  draw(last ?? { status: 'idle', messages: [], unsent: [] });
}

/** Opens the form for name and email. If no agent is online, it includes a message to leave. */
export function askForPerson(state: ChatState | null) {
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

/** Updates the page to the state. Existing messages aren't rendered again, so each is announced once. */
export function draw(state: ChatState) {
  last = state;
  keepEnd(() => {
    drawMessages(state);
    drawAround(state);
  });
}

/** Keeps the log scrolled to the newest message, unless the reader has scrolled up. */
function keepEnd(change: () => void) {
  const all = part('all');
  const isAtEnd = all.scrollHeight - all.scrollTop - all.clientHeight < 40;
  change();
  if (isAtEnd) all.scrollTop = all.scrollHeight;
}

function drawAround(state: ChatState) {
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

function drawMessages({ messages, unsent, status }: ChatState) {
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
    const why = refusal ?? (status === 'open' || status === 'polling' ? '' : 'Not sent yet');
    if (why) one.append(note(why));
    if (refusal) one.append(tryAgain(clientId));
    return one;
  });
  part('unsent').replaceChildren(...waiting);
}

function statusOf({ status, chat }: ChatState): string {
  if (chat?.ticketNumber)
    return `We'll reply by email. Your ticket number is ${chat.ticketNumber}.`;
  if (chat?.status === 'closed') return 'This chat has ended';
  if (status === 'closed') return "Disconnected. Your messages will send when you're back online.";
  if (status === 'connecting') return 'Connecting…';
  const ahead = (chat?.queuePosition ?? 1) - 1;
  if (chat?.status === 'waiting') {
    if (ahead === 0) return "You're next in line";
    return ahead === 1 ? 'One person is ahead of you' : `${ahead} people are ahead of you`;
  }
  if (chat?.agentName) return `You're chatting with ${chat.agentName}`;
  if (!welcome) return '';
  return (chat ?? welcome).isAnybodyOnline ? "We're online" : "We're away, but our bot can help";
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
