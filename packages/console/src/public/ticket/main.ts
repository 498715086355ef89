// The script of the ticket page: opens the ticket of a link in an email, keeps its conversation up to date, and submits
// the page's forms without reloading. Without it the browser submits the forms.

import { type Answer, ask, reasonIn } from './ask.ts';
import { busy } from './busy.ts';
import { element } from './element.ts';
import { openPictures } from './pictures.ts';
import { replyWith } from './reply.ts';
import { mainOf, renew, showPage, takeOver } from './show.ts';
import { texts } from './texts.ts';
import {
  accessIn,
  dropAccess,
  keepAccess,
  keepDraft,
  kept,
  takeLinked,
  takePair,
} from './ticket-access.ts';

const poll = 5_000;

const main = mainOf(document);
const organization = main?.dataset.organization ?? '';
const tickets = main?.dataset.tickets ?? '';
/** The language that the address names. */
const query = main?.dataset.query ?? '';
/** The ticket on the page, the token that opened it, and whether that came from a link. */
let opened: { ticketId: string; access: string; isLinked: boolean } | null = null;
/** Counts what was shown, to ignore responses to older requests. */
let turn = 0;
let etag: string | null = null;
let shownPath = window.location.pathname;

if (main) start(main);

function start({ dataset: { asked } }: HTMLElement) {
  const linked = takeLinked();
  takeOver();
  if (document.getElementById('ticket')) showsTicket('replaceState');
  else if (asked) {
    if (linked) keepAccess(organization, asked, linked);
    const access = linked ?? kept(organization, asked).access;
    if (access) void open({ ticketId: asked, access, isLinked: linked !== null });
    else showsLookup(null);
  } else showsLookup(linked && 'incomplete');

  openPictures();
  setInterval(() => void refresh(), poll);
  document.addEventListener('visibilitychange', () => void refresh());
  window.addEventListener('focus', () => void refresh());
  window.addEventListener('popstate', () => {
    const { pathname, hash } = window.location;
    if (pathname !== shownPath || accessIn(hash)) window.location.reload();
  });
}

function pathOf(ticketId: string) {
  return `${tickets}/${encodeURIComponent(ticketId)}${query}`;
}

/** Opens a ticket; `pressed` is the button that tries it again, and keeps the focus until there is a result. */
async function open(asked: NonNullable<typeof opened>, pressed?: HTMLButtonElement) {
  const { ticketId, access, isLinked } = asked;
  if (pressed) busy(pressed);
  else say(element('p', { role: 'status' }, texts.opening));
  const answer = await ask(pathOf(ticketId), { headers: { 'X-Ticket-Access': access } });
  if (answer.status === 200 && answer.page?.getElementById('ticket')) {
    opened = asked;
    etag = answer.etag;
    showPage(answer.page);
    showsTicket(null);
    if (pressed) document.querySelector<HTMLElement>('#ticket h1')?.focus();
  } else if (answer.status === 404 && answer.page) {
    lose(answer.page, asked, isLinked);
  } else {
    const why = answer.status === 0 ? texts.unreached : reasonIn(answer);
    const again = element('button', { type: 'button', class: 'button' }, texts.again);
    again.addEventListener('click', () => void open(asked, again), { once: true });
    say(element('div', { role: 'alert' }, element('b', {}, texts.notLoaded), why), again);
    if (pressed) again.focus();
  }
}

/** Replaces the look-up form until the ticket has loaded. */
function say(...parts: HTMLElement[]) {
  main?.firstElementChild?.replaceChildren(element('div', { class: 'opening' }, ...parts));
}

/** Shows that the access has ended, or never existed. */
function lose(page: Document, { ticketId }: { ticketId: string }, isLinked: boolean) {
  turn += 1;
  opened = null;
  dropAccess(organization, ticketId);
  const hadFocus = main?.contains(document.activeElement);
  showPage(page);
  showsLookup(isLinked ? 'expired' : null);
  if (hadFocus) document.querySelector<HTMLElement>('#lookup input')?.focus();
}

function showsLookup(notice: 'expired' | 'incomplete' | null | '') {
  document.querySelector('.waits')?.classList.remove('waits');
  const form = document.querySelector<HTMLFormElement>('form#lookup');
  if (!form) return;
  if (notice) form.querySelector(`[data-link=${notice}]`)?.removeAttribute('hidden');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void lookUp(form, event.submitter);
  });
  const pair = takePair();
  if (!pair) return;
  // From a confirmation on this site: the form is filled in with the visitor's input.
  const fill = (name: string, text: string) => {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = text;
  };
  fill('email', pair.email);
  fill('ticketNumber', pair.number);
  void lookUp(form);
}

async function lookUp(form: HTMLFormElement, pressed: HTMLElement | null = null) {
  const button = form.querySelector('button');
  if (!button || button.hasAttribute('aria-busy')) return;
  const done = busy(button);
  for (const said of form.querySelectorAll<HTMLElement>('.summary, .notice')) said.hidden = true;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, pressed)) body.append(name, String(value));
  const answer = await ask(tickets + query, { body });
  if (answer.page && mainOf(answer.page)) {
    showPage(answer.page);
    if (document.getElementById('ticket')) showsTicket('pushState');
    else {
      showsLookup(null);
      const [next] = ['[aria-invalid]', '#mailed', '#lookup button'].flatMap(
        (one) => document.querySelector<HTMLElement>(one) ?? [],
      );
      next?.focus();
    }
    return;
  }
  done();
  const failure = form.querySelector<HTMLElement>('[data-unreached]');
  if (!failure) return;
  failure.textContent = reasonIn(answer) || failure.textContent;
  failure.hidden = false;
}

/** Sets up a ticket that the page shows; one that was looked up gets its own address. */
function showsTicket(found: 'pushState' | 'replaceState' | null) {
  const form = document.querySelector<HTMLFormElement>('form#reply');
  const ticketId = document.getElementById('ticket')?.dataset.ticket ?? '';
  const access = form?.querySelector<HTMLInputElement>('[name=access]')?.value ?? '';
  if (!form || !ticketId || !access) return;
  if (found) {
    opened = { ticketId, access, isLinked: false };
    etag = null;
    keepAccess(organization, ticketId, access);
    window.history[found](null, '', pathOf(ticketId));
    shownPath = window.location.pathname;
    document.querySelector<HTMLElement>('#ticket h1')?.focus();
  }
  turn += 1;
  document.getElementById('back')?.addEventListener('submit', (event) => {
    event.preventDefault();
    opened = null;
    dropAccess(organization, ticketId);
    keepDraft(organization, ticketId, '');
    window.location.assign(tickets + query);
  });
  replyWith(form, { organization, ticketId, access }, answered);
}

/** Handles the response to a reply: shows the ticket with it, or that the access has ended. */
function answered({ status, page }: Answer, isSent: boolean) {
  if (!page || !opened) return;
  if (isSent) {
    turn += 1;
    etag = null;
    delete document.getElementById('ticket')?.dataset.older;
    renew(page, { withSaid: true });
  } else if (status === 404) lose(page, opened, true);
}

/** Visitors have no socket: the ticket is polled while the page is visible. Older parts of it don't change. */
async function refresh() {
  if (!opened || document.visibilityState !== 'visible') return;
  if (document.querySelector('#ticket[data-older]')) return;
  const asked = opened;
  const mine = (turn += 1);
  const headers = {
    'X-Ticket-Access': asked.access,
    ...(etag && { 'If-None-Match': etag }),
  };
  const answer = await ask(pathOf(asked.ticketId), { headers });
  if (mine !== turn || opened !== asked || !answer.page) return;
  if (answer.status === 404) lose(answer.page, asked, asked.isLinked);
  if (answer.status !== 200) return;
  etag = answer.etag;
  renew(answer.page, { withSaid: false });
}
