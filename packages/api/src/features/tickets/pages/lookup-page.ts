import { html } from '../../../http/pages/html.ts';
import { formStyleAddress, ticketStyleAddress } from '../../../visitor-pages/assets.ts';
import { page } from '../../../visitor-pages/frame.ts';
import type { Place } from '../../../visitor-pages/place.ts';

/** The script of both pages, built with the console. */
export const ticketScript = '/ticket-page.js';

export interface Lookup {
  typed: { email: string; ticketNumber: string };
  errors: readonly { field: string; message: string }[];
  /** The error message for the whole form. */
  failure: string | null;
  /** Whether a link was emailed, or `lost` for links to all tickets of a requester who lost the number. */
  mailed: boolean | 'lost';
  /** The ticket in the address, which a script may open. */
  ticketId: string | null;
  /** A reply that couldn't be sent because the access had expired. */
  unsent: string;
}

export const emptyLookup: Lookup = {
  typed: { email: '', ticketNumber: '' },
  errors: [],
  failure: null,
  mailed: false,
  ticketId: null,
  unsent: '',
};

/** The page to look up a ticket by email and number. */
export function lookupPage(place: Place, lookup: Lookup): string {
  const { errors, failure, mailed, typed, unsent, ticketId } = lookup;
  const { lookup: words } = place.voice.words;
  const isRefused = errors.length > 0 || failure !== null;
  return ticketFrame(place, {
    isRefused,
    asked: ticketId,
    body: html`<div class="card main lookup${ticketId && ' waits'}">
<h1>${words.title}</h1>
<p class="intro">${words.intro}</p>
<form class="questions" id="lookup" method="post" action="${place.to(place.tickets)}" novalidate>
${failure && html`<p class="summary whole" role="alert">${failure}</p>`}
${mailed && html`<p class="notice whole" id="mailed" role="status" aria-labelledby="mailed" tabindex="-1">${mailed === 'lost' ? words.lostMailed : words.mailed}</p>`}
<p class="notice whole" data-link="expired" role="alert" hidden>${words.expired}</p>
<p class="summary whole" data-link="incomplete" role="alert" hidden>${words.incomplete}</p>
<p class="summary whole" data-unreached role="alert" hidden>${words.failed}</p>
${question('email', words.email, typed.email, errors, html`type="email" autocomplete="email" dir="ltr"`)}
${question(
  'ticketNumber',
  words.number,
  typed.ticketNumber,
  errors,
  html`placeholder="TK-2024-123456" dir="ltr" autocomplete="off" autocapitalize="characters" spellcheck="false"`,
)}
<div class="whole"><button class="button filled" data-busy="${words.opening}">${words.open}</button>
<button class="button" name="lost" value="yes">${words.lost}</button></div>
</form>
<noscript><form class="questions byLink" method="post" action="${place.to(place.tickets)}">
<div class="field whole"><label for="link">${words.byLink}</label>
<input id="link" name="link" autocomplete="off" spellcheck="false" aria-describedby="link-help">
<p class="help" id="link-help">${words.byLinkWhy}</p></div>
<div class="whole"><button class="button">${words.openLink}</button></div>
</form></noscript>
${unsent && html`<div class="unsent"><p>${words.unsent}</p><p class="words">${unsent}</p></div>`}
</div>`,
  });
}

function question(
  name: string,
  label: string,
  value: string,
  errors: Lookup['errors'],
  hints: ReturnType<typeof html>,
) {
  const error = errors.find(({ field }) => field === name)?.message;
  return html`<div class="field whole"><label for="${name}">${label}&nbsp;<span aria-hidden="true">*</span></label>
<input id="${name}" name="${name}" value="${value}" ${hints} required${error && html` aria-invalid="true" aria-describedby="${name}-error"`}>
${error && html`<p class="error" id="${name}-error">${error}</p>`}</div>`;
}

interface Framed {
  isRefused: boolean;
  /** The ticket that a script may open in place of the body. */
  asked?: string | null;
  carried?: { form: string; action: string };
  body: ReturnType<typeof html>;
}

/** The frame of both pages, which keeps search engines and link previews out. */
export function ticketFrame(place: Place, { isRefused, asked, carried, body }: Framed): string {
  const { voice, organization, tickets, to } = place;
  const { frame, lookup, script } = voice.words;
  const said = JSON.stringify({ ...script, refusals: voice.refusals });
  const titled = voice.say(frame.titled, {
    page: frame.supportTicket,
    organization: organization.name,
  });
  return page(place, {
    title: isRefused ? voice.say(frame.wrong, { page: titled }) : titled,
    description: lookup.intro,
    carried,
    canonical: place.ticketsCanonical,
    isIndexed: false,
    purpose: frame.supportTicket,
    home: place.tickets,
    action: { href: place.base, label: frame.helpCenter },
    styles: [formStyleAddress, ticketStyleAddress],
    scripts: [ticketScript],
    body: html`<main id="main" data-tickets="${tickets}" data-query="${to('')}" data-organization="${organization.subdomain}" data-words="${said}"${asked && html` data-asked="${asked}"`}><div class="wide">
${body}
</div></main>`,
  });
}
