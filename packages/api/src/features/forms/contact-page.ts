import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { PageSentences } from '@helpdesk/sdk/rules/page-sentences/pack';
import { type Html, html } from '../../http/pages/html.ts';
import { contactAddress, formStyleAddress } from '../../visitor-pages/assets.ts';
import { page } from '../../visitor-pages/frame.ts';
import type { Place } from '../../visitor-pages/place.ts';
import { writtenNotesOf } from '../organization/present.ts';
import { type PlainForm, plainForm } from './plain-form.ts';

/** The contact page with a form. With scripts, the form element replaces it. */
export function contactPage(
  place: Place,
  form: PlainForm,
  { definition, thanks, path }: { definition: Schema<'WidgetForm'>; thanks: string; path: string },
): string {
  const { subdomain } = place.organization;
  const { contact, frame } = place.voice.words;
  return contactFrame(place, {
    title: titled(place, frame.contactUs),
    description: form.description?.replace(/\s+/g, ' ').trim().slice(0, 160) || introOf(place),
    path,
    isIndexed: true,
    hasElements: true,
    scripts: [contactAddress],
    body: beside(
      place,
      html`<div class="card main" id="contact" data-organization="${subdomain}" data-form="${JSON.stringify(definition)}" data-send="${contact.send}" data-sending="${contact.sending}">
<h1 class="unseen">${frame.contactUs}</h1>
${plainForm(place.voice, form)}
</div>
<template id="sent">${sentPart(place, { message: thanks || contact.thanks, ticketNumber: '-', focused: true })}</template>`,
    ),
  });
}

/** The contact page of an organization without an active form. */
export function formlessPage(place: Place): string {
  const { contact, frame } = place.voice.words;
  return contactFrame(place, {
    title: titled(place, frame.contactUs),
    description: introOf(place),
    hasElements: true,
    body: html`<div class="empty">
<h1>${contact.none}</h1>
<p>${contact.noneWhy}</p>
<a class="button" href="${place.to(place.base)}">${frame.visitHelp}</a>
</div>`,
  });
}

/** The form on its own, for browsers without scripts; shown again with errors if it was rejected. */
export function plainFormPage(place: Place, form: PlainForm): string {
  const { voice } = place;
  const { frame } = voice.words;
  const title = form.notice ? voice.say(frame.wrong, { page: form.title }) : form.title;
  return contactFrame(place, {
    title: titled(place, title),
    description: introOf(place),
    carried: { form: 'questions', action: form.action },
    body: beside(
      place,
      html`<div class="card main">
<h1 class="unseen">${frame.contactUs}</h1>
${plainForm(voice, form)}
</div>`,
    ),
  });
}

interface Thanks {
  message: string;
  ticketNumber: string | null;
  /** The requester's address, which opens the ticket together with its number. */
  email: string | null;
  /** URL to continue to after sending. */
  next: string;
  /** URL of the form for another message. */
  again: string;
}

export const thanksPage = (place: Place, { next, again, ...said }: Thanks): string =>
  contactFrame(place, {
    title: titled(place, place.voice.words.contact.sent),
    description: introOf(place),
    body: beside(
      place,
      html`<div class="card main">${sentPart(place, { ...said, next, again })}</div>`,
    ),
  });

interface Sent {
  message: string;
  ticketNumber: string | null;
  email?: string | null;
  next?: string;
  /** Without it, a script shows the form again. */
  again?: string;
  focused?: boolean;
}

function sentPart({ tickets, voice, to }: Place, { message, ticketNumber, ...more }: Sent) {
  const { contact } = voice.words;
  // In the fragment, which is not sent to servers: the page looks up the ticket with it.
  const pair =
    more.email && ticketNumber
      ? `#${new URLSearchParams({ email: more.email, number: ticketNumber })}`
      : '';
  return html`<div class="sent" role="status">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m4 12.5 5.5 5.5L20 7"/></svg>
<h1${more.focused && html` tabindex="-1"`}>${contact.sent}</h1>
<p class="said">${message}</p>
${
  ticketNumber &&
  html`<p class="number">${voice.sayHtml(contact.number, { number: html`<strong>${ticketNumber}</strong>` })}<br>
<a href="${to(tickets)}${pair}">${contact.access}</a></p>`
}
<p class="next">${more.next && html`<a class="button" href="${more.next}">${contact.proceed}</a>`}${
    more.again
      ? html`<a class="button" href="${more.again}">${contact.again}</a>`
      : html`<button type="button" class="button">${contact.again}</button>`
  }</p>
</div>`;
}

interface Framed {
  title: string;
  description: string;
  /** Added to the contact page's own path. */
  path?: string;
  isIndexed?: boolean;
  /** Whether scripts may run on it. */
  hasElements?: boolean;
  scripts?: readonly string[];
  carried?: { form: string; action: string };
  body: Html;
}

function contactFrame(place: Place, { body, path = '', ...more }: Framed): string {
  const { frame } = place.voice.words;
  return page(place, {
    isIndexed: false,
    ...more,
    canonical: place.contactCanonical + path,
    purpose: frame.contactUs,
    home: place.contact,
    action: { href: place.base, label: frame.helpCenter },
    styles: [formStyleAddress],
    isStill: !more.hasElements,
    body: html`<main id="main"><div class="wide">
${body}
</div></main>`,
  });
}

const introOf = ({ voice, organization: { name } }: Place) =>
  voice.say(voice.words.contact.intro, { organization: name });

const titled = ({ voice, organization: { name } }: Place, title: string) =>
  voice.say(voice.words.frame.titled, { page: title, organization: name });

/** The form with the column next to it. */
function beside(place: Place, main: Html) {
  const { contact, frame } = place.voice.words;
  return html`<div class="beside">
<div>${main}</div>
<aside>
${inTouch(contact.touch, writtenNotesOf(place.organization) ?? firstNotes(contact))}
<section class="card"><h2>${contact.quick}</h2>
<p>${contact.quickWhy}</p>
<a class="button" href="${place.to(place.base)}">${frame.visitHelp}</a></section>
</aside>
</div>`;
}

/** The notes of a new organization. */
const firstNotes = (contact: PageSentences['contact']): Schema<'ContactNote'>[] => [
  { title: contact.byEmail, text: contact.byEmailWhy },
  { title: contact.soon, text: contact.soonWhy },
  { title: contact.detailed, text: contact.detailedWhy },
];

const inTouch = (heading: string, notes: Schema<'ContactNote'>[]) =>
  notes.length > 0 &&
  html`<section class="card"><h2>${heading}</h2>
<ul class="notes">
${notes.map(({ title, text }) => html`<li><h3>${title}</h3>${text && html`<p>${text}</p>`}</li>`)}
</ul></section>`;
