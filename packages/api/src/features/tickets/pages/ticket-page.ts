import type { Schema } from '@helpdesk/sdk/contract/operations';
import { publicChoices } from '@helpdesk/sdk/rules/ticket-fields';
import { html } from '../../../http/pages/html.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { conversation, moment } from './conversation.ts';
import { ticketFrame } from './lookup-page.ts';

type Ticket = Schema<'PublicTicket'>;

/** The colors from the specification for this page; the console uses calmer ones. */
const tones: Readonly<Record<string, string>> = {
  open: 'success',
  in_progress: 'info',
  closed: 'danger',
  urgent: 'danger',
  high: 'warning',
  normal: 'info',
};

export interface Opened {
  /** The ticket that was opened; for a merged ticket, its own ID. */
  ticketId: string;
  access: string;
  /** The idempotency key of a reply from a form; a script has its own. */
  key: string | null;
  typed: string;
  /** Files uploaded with a reply that was rejected. */
  kept: readonly { id: string; name: string }[];
  failure: string | null;
  isSent: boolean;
  /** Whether this is an older part of the conversation. */
  isOlder: boolean;
  /** Number of the follow-up that a reply to a closed ticket opened. */
  followUp: string | null;
}

export const justOpened = {
  key: null,
  typed: '',
  kept: [],
  failure: null,
  isSent: false,
  isOlder: false,
  followUp: null,
};

/** A ticket as its customer sees it, with a reply form that works without scripts. */
export function ticketPage(place: Place, ticket: Ticket, opened: Opened): string {
  const { ticketNumber, subject, status } = ticket;
  const { access, followUp } = opened;
  const { voice } = place;
  const { ticket: words } = voice.words;
  const path = pathOf(place, opened);
  return ticketFrame(place, {
    isRefused: opened.failure !== null,
    carried: { form: 'reply', action: path },
    body: html`<div class="ticket" id="ticket" data-ticket="${opened.ticketId}" data-path="${path}"${opened.isOlder && html` data-older`}>
<header class="head">
<div data-part="head">
<h1 tabindex="-1">${voice.sayHtml(words.title, { number: html`<bdi>${ticketNumber}</bdi>` })}</h1>
<p class="subject"><bdi>${subject}</bdi></p>
<p class="states">${publicChoices.map((name) => html`${state(place, ticket[name])} `)}</p>
</div>
<form method="get" action="${place.tickets}" id="back">${place.to(path) !== path && html`<input type="hidden" name="lang" value="${voice.language}">`}<button class="button">${words.back}</button></form>
</header>
<section class="card" aria-label="${words.details}" data-part="facts">
<dl class="details">
${fact(words.customer, html`<bdi>${ticket.customerName || ticket.customerEmail}</bdi>`)}
${fact(words.email, html`<bdi>${ticket.customerEmail}</bdi>`)}
${ticket.assignedAgent && fact(words.agent, html`<bdi>${ticket.assignedAgent.name}</bdi>`)}
${fact(words.created, moment(place, ticket.createdAt))}
${fact(words.updated, moment(place, ticket.updatedAt))}
</dl>
</section>
<section class="card talk" aria-labelledby="talk">
<h2 id="talk">${words.conversation}</h2>
${ticket.earlier && partForm(place, opened, words.older, ticket.earlier)}
${conversation(place, ticket)}
${opened.isOlder && partForm(place, opened, words.newest, null)}
<div class="answer" id="answer">
<noscript><form method="post" action="${place.to(`${path}#answer`)}">${proof(access)}<button class="button">${words.check}</button></form></noscript>
<div role="status"><div data-part="said">${followUp && followUpPart(place, ticket, followUp)}${
      opened.isSent && !followUp && html`<p class="notice">${words.sent}</p>`
    }${status === 'closed' && !followUp && html`<p class="quiet">${words.closed}</p>`}</div></div>
${replyForm(place, path, opened)}
</div>
</section>
</div>`,
  });
}

const pathOf = ({ tickets }: Place, { ticketId }: Opened) =>
  `${tickets}/${encodeURIComponent(ticketId)}`;

const proof = (access: string) => html`<input type="hidden" name="access" value="${access}">`;

/** The form that loads another part of a long conversation. */
const partForm = (place: Place, opened: Opened, label: string, before: string | null) =>
  html`<form method="post" class="part" data-part="${before ? 'older' : 'newest'}" action="${place.to(`${pathOf(place, opened)}#talk`)}">${proof(opened.access)}${before && html`<input type="hidden" name="before" value="${before}">`}<button class="button">${label}</button></form>`;

const state = ({ voice }: Place, name: keyof Place['voice']['words']['states']) =>
  html`<span class="state ${tones[name] ?? ''}">${voice.words.states[name]}</span>`;

const fact = (name: string, value: ReturnType<typeof html>) =>
  html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const followUpPart = (place: Place, { customerEmail }: Ticket, number: string) =>
  html`<form class="notice" id="follow-up" method="post" action="${place.to(place.tickets)}">
<p>${place.voice.sayHtml(place.voice.words.ticket.followUp, { number: html`<strong>${number}</strong>` })}</p>
<input type="hidden" name="email" value="${customerEmail}"><input type="hidden" name="ticketNumber" value="${number}">
<button class="button">${place.voice.words.ticket.openFollowUp}</button>
</form>`;

function replyForm(
  { voice, to }: Place,
  path: string,
  { access, key, typed, kept, failure }: Opened,
) {
  const { ticket: words } = voice.words;
  const files = kept.map(
    ({ id, name }) =>
      html`<label class="choice"><input type="checkbox" name="file" value="${id}" checked> ${name}</label>`,
  );
  return html`<form class="reply" id="reply" method="post" action="${to(`${path}#answer`)}" accept-charset="utf-8" enctype="multipart/form-data">
${proof(access)}${key && html`<input type="hidden" name="key" value="${key}">`}
<p class="summary" role="alert" data-unreached="${words.failed}"${!failure && html` hidden`}>${failure}</p>
<div class="field"><textarea name="message" rows="3" maxlength="20000" aria-label="${words.message}" placeholder="${words.placeholder}" dir="auto">
${typed}</textarea></div>
<div class="field" data-chooser><label for="files">${words.attach}</label>
<input type="file" id="files" name="files" multiple data-attach>
${files}</div>
<div class="actions"><button class="button filled" data-busy="${words.sending}">${words.send}</button></div>
</form>`;
}
