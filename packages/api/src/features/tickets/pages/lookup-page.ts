import { html } from '../../../http/html.ts';
import { formStyleAddress, ticketStyleAddress } from '../../../visitor-pages/assets.ts';
import { page } from '../../../visitor-pages/frame.ts';
import type { Place } from '../../../visitor-pages/place.ts';

/** The script of both pages, which the build of the console makes. */
export const ticketScript = '/ticket-page.js';

export interface Lookup {
  typed: { email: string; ticketNumber: string };
  errors: readonly { field: string; message: string }[];
  /** What was refused as a whole. */
  failure: string | null;
  /** That a link was mailed. */
  mailed: string | null;
  /** The ticket of the address, which a script may open. */
  ticketId: string | null;
  /** What they wrote, and could not send as their access had ended. */
  unsent: string;
}

export const emptyLookup: Lookup = {
  typed: { email: '', ticketNumber: '' },
  errors: [],
  failure: null,
  mailed: null,
  ticketId: null,
  unsent: '',
};

const intro = 'Enter your email and ticket number to view your support ticket';

/** Where a ticket is looked up by email and number. */
export function lookupPage(place: Place, lookup: Lookup): string {
  const { errors, failure, mailed, typed, unsent, ticketId } = lookup;
  const isRefused = errors.length > 0 || failure !== null;
  return ticketFrame(place, {
    isRefused,
    asked: ticketId,
    body: html`<div class="card main lookup${ticketId && ' waits'}">
<h1>Access Your Ticket</h1>
<p class="intro">${intro}</p>
<form class="questions" id="lookup" method="post" action="${place.tickets}" novalidate>
${failure && html`<p class="summary whole" role="alert">${failure}</p>`}
${mailed && html`<p class="notice whole" role="status">${mailed}.</p>`}
<p class="notice whole" data-link="expired" role="status" hidden>This link has expired. Enter your email and ticket number to open the ticket again.</p>
<p class="summary whole" data-link="incomplete" role="alert" hidden>Ticket ID not found</p>
<p class="summary whole" data-unreached role="alert" hidden>Failed to lookup ticket</p>
${question('email', 'Email Address', typed.email, errors, html`type="email" autocomplete="email"`)}
${question(
  'ticketNumber',
  'Ticket Number',
  typed.ticketNumber,
  errors,
  html`placeholder="TK-2024-123456" autocomplete="off" autocapitalize="characters" spellcheck="false"`,
)}
<div class="whole"><button class="button filled" data-busy="Looking up...">Access Ticket</button></div>
</form>
<noscript><form class="questions byLink" method="post" action="${place.tickets}">
<div class="field whole"><label for="link">Or the link from our mail</label>
<input id="link" name="link" autocomplete="off" spellcheck="false" aria-describedby="link-help">
<p class="help" id="link-help">Your browser runs no scripts, so a link alone does not open your ticket. Copy the whole link from the mail and paste it here.</p></div>
<div class="whole"><button class="button">Open Link</button></div>
</form></noscript>
${unsent && html`<div class="unsent"><p>Your message was not sent. You can copy it from here:</p><p class="words">${unsent}</p></div>`}
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
  return html`<div class="field whole"><label for="${name}">${label} <span aria-hidden="true">*</span></label>
<input id="${name}" name="${name}" value="${value}" ${hints} required${error && html` aria-invalid="true" aria-describedby="${name}-error"`}>
${error && html`<p class="error" id="${name}-error">${error}</p>`}</div>`;
}

interface Framed {
  isRefused: boolean;
  /** The ticket that a script may open in the place of the body. */
  asked?: string | null;
  body: ReturnType<typeof html>;
}

/** Search engines and previews learn nothing of a ticket. */
export const ticketFrame = (place: Place, { isRefused, asked, body }: Framed): string =>
  page(place, {
    title: `${isRefused ? 'Error: ' : ''}Support Ticket – ${place.organization.name}`,
    description: intro,
    canonical: place.ticketsCanonical,
    isIndexed: false,
    purpose: 'Support Ticket',
    home: place.tickets,
    action: { href: place.base, label: 'Help Center' },
    styles: [formStyleAddress, ticketStyleAddress],
    scripts: [ticketScript],
    body: html`<main id="main" data-tickets="${place.tickets}" data-organization="${place.organization.subdomain}"${asked && html` data-asked="${asked}"`}><div class="wide">
${body}
</div></main>`,
  });
