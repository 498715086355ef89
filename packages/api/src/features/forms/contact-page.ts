import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type Html, html } from '../../http/html.ts';
import { contactAddress, formStyleAddress } from '../../visitor-pages/assets.ts';
import { page } from '../../visitor-pages/frame.ts';
import type { Place } from '../../visitor-pages/place.ts';
import { contactNotesOf } from '../organization/present.ts';
import { type PlainForm, plainForm } from './plain-form.ts';

/** The contact page with a form, which the form element takes over where scripts run. */
export function contactPage(
  place: Place,
  form: PlainForm,
  { definition, path }: { definition: Schema<'WidgetForm'>; path: string },
): string {
  const { name, subdomain } = place.organization;
  return contactFrame(place, {
    title: `Contact Us – ${name}`,
    description: form.description?.replace(/\s+/g, ' ').trim().slice(0, 160) || introOf(name),
    path,
    isIndexed: true,
    hasElements: true,
    scripts: [contactAddress],
    body: beside(
      place,
      html`<div class="card main" id="contact" data-organization="${subdomain}" data-form="${JSON.stringify(definition)}">
<h1 class="unseen">Contact Us</h1>
${plainForm(form)}
</div>
<template id="sent">${sentPart(place, { message: '', ticketNumber: '-', focused: true })}</template>`,
    ),
  });
}

/** The contact page of an organization without an active form. */
export const formlessPage = (place: Place): string =>
  contactFrame(place, {
    title: `Contact Us – ${place.organization.name}`,
    description: introOf(place.organization.name),
    isIndexed: false,
    hasElements: true,
    body: html`<div class="empty">
<h1>Contact Form Not Available</h1>
<p>No active contact forms are available at this time.</p>
<a class="button" href="${place.base}">Visit Help Center</a>
</div>`,
  });

/** The form alone, for browsers without scripts; the same again with what was refused. */
export const plainFormPage = (place: Place, form: PlainForm): string =>
  contactFrame(place, {
    title: `${form.notice ? 'Error: ' : ''}${form.title} – ${place.organization.name}`,
    description: introOf(place.organization.name),
    body: beside(
      place,
      html`<div class="card main">
<h1 class="unseen">Contact Us</h1>
${plainForm(form)}
</div>`,
    ),
  });

interface Thanks {
  message: string;
  ticketNumber: string | null;
  /** URL to go on to after sending. */
  next: string;
  /** URL of the form for another message. */
  again: string;
}

export const thanksPage = (place: Place, { next, again, ...said }: Thanks): string =>
  contactFrame(place, {
    title: `Message Sent! – ${place.organization.name}`,
    description: introOf(place.organization.name),
    body: beside(
      place,
      html`<div class="card main">${sentPart(place, { ...said, next, again })}</div>`,
    ),
  });

interface Sent {
  message: string;
  ticketNumber: string | null;
  next?: string;
  /** Without it, a script puts the form back. */
  again?: string;
  focused?: boolean;
}

const sentPart = ({ tickets }: Place, { message, ticketNumber, ...more }: Sent) =>
  html`<div class="sent" role="status">
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="m4 12.5 5.5 5.5L20 7"/></svg>
<h1${more.focused && html` tabindex="-1"`}>Message Sent!</h1>
<p class="said">${message}</p>
${
  ticketNumber &&
  html`<p class="number">Your ticket number is <strong>${ticketNumber}</strong>.<br>
<a href="${tickets}">Access your ticket</a> with it and your email address.</p>`
}
<p class="next">${more.next && html`<a class="button" href="${more.next}">Continue</a>`}${
    more.again
      ? html`<a class="button" href="${more.again}">Send Another Message</a>`
      : html`<button type="button" class="button">Send Another Message</button>`
  }</p>
</div>`;

interface Framed {
  title: string;
  description: string;
  /** After that of the contact page. */
  path?: string;
  isIndexed?: boolean;
  /** Whether scripts may run on it. */
  hasElements?: boolean;
  scripts?: readonly string[];
  body: Html;
}

const contactFrame = (place: Place, { body, path = '', ...more }: Framed): string =>
  page(place, {
    isIndexed: false,
    ...more,
    canonical: place.contactCanonical + path,
    purpose: 'Contact Us',
    home: place.contact,
    action: { href: place.base, label: 'Help Center' },
    styles: [formStyleAddress],
    isStill: !more.hasElements,
    body: html`<main id="main"><div class="wide">
${body}
</div></main>`,
  });

const introOf = (name: string) => `Write to ${name}, and we will get back to you.`;

/** What stands beside the form. */
const beside = (place: Place, main: Html) => html`<div class="beside">
<div>${main}</div>
<aside>
${inTouch(contactNotesOf(place.organization))}
<section class="card"><h2>Need Quick Help?</h2>
<p>Many questions are answered in our help center.</p>
<a class="button" href="${place.base}">Visit Help Center</a></section>
</aside>
</div>`;

const inTouch = (notes: Schema<'ContactNote'>[]) =>
  notes.length > 0 &&
  html`<section class="card"><h2>Get in Touch</h2>
<ul class="notes">
${notes.map(({ title, text }) => html`<li><h3>${title}</h3>${text && html`<p>${text}</p>`}</li>`)}
</ul></section>`;
