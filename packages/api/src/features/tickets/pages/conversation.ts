import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { wordsBeside } from '@helpdesk/sdk/rules/file-names';
import { fileSize } from '@helpdesk/sdk/rules/file-size';
import { withLinks } from '@helpdesk/sdk/rules/links';
import { fullName, initials } from '@helpdesk/sdk/rules/names';
import { isDrawn, undrawnPicture } from '@helpdesk/sdk/rules/pictures';
import { type Html, html } from '../../../http/html.ts';
import { keep } from '../../../memory.ts';
import { messageHtml } from './message-html.ts';

type Ticket = Schema<'PublicTicket'>;
type File = Schema<'MessageFile'>;

const maxZones = 100;

/** The ticket's first message, then every later one. */
export function conversation(ticket: Ticket, timezone: string): Html {
  const customer = ticket.customerName || ticket.customerEmail;
  const first = {
    id: 'description',
    isSupport: false,
    name: customer,
    at: ticket.createdAt,
    text: ticket.description,
    formatted: ticket.descriptionHtml,
    files: ticket.files,
  };
  const others = ticket.messages.map((message) => ({
    id: message.id,
    // In the public view `isInternal` marks messages of the staff; internal notes are never included.
    isSupport: message.isInternal,
    name: message.isInternal
      ? fullName(message.user) || 'Support Agent'
      : message.customerName || customer,
    at: message.createdAt,
    text: message.message,
    formatted: message.html,
    files: message.files,
  }));
  return html`<ol class="entries" id="conversation" aria-live="polite">
${[first, ...others].map((one) => entry(one, timezone))}
</ol>`;
}

interface Entry {
  id: string;
  isSupport: boolean;
  name: string;
  at: string;
  text: string;
  formatted: string | null | undefined;
  files: readonly File[];
}

function entry(shown: Entry, timezone: string): Html {
  const { id, isSupport, name, at, text, formatted, files } = shown;
  const words = wordsBeside(files, text);
  const beside = formatted ? files.filter(({ url }) => !formatted.includes(url)) : files;
  return html`<li data-part="message-${id}" class="entry${isSupport && ' support'}">
<span class="initials" aria-hidden="true">${initialsOf(name)}</span>
<div>
<p class="by"><b>${name}</b>${isSupport && html` <span class="state accent">Support</span>`} ${moment(at, timezone)}</p>
${words && (formatted ? html`<div class="formatted-text">${messageHtml(formatted)}</div>` : html`<p class="words">${linked(words)}</p>`)}
${filesPart(beside)}
</div>
</li>`;
}

/** A moment in the organization's time zone, which it names; a script shows it in that of who reads it. */
export function moment(at: string, timezone: string): Html {
  const said = dateTime(at, timezone);
  return said
    ? html`<time datetime="${at}">${said} ${zoneName(at, timezone)}</time>`
    : html`Unknown`;
}

const zones = new Map<string, Intl.DateTimeFormat>();

/** Such as GMT+1: it depends on the season. */
function zoneName(at: string, timeZone: string) {
  const format =
    zones.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  keep(zones, timeZone, format, maxZones);
  return format.formatToParts(new Date(at)).find(({ type }) => type === 'timeZoneName')?.value;
}

function initialsOf(name: string) {
  const words = name.split(/\s+/);
  return initials({ firstName: words[0], lastName: words.length > 1 ? words.at(-1) : '' });
}

const linked = (text: string) =>
  withLinks(text).reduce(
    (before, part) =>
      part.href
        ? html`${before}<a href="${part.href}" target="_blank" rel="noopener noreferrer nofollow">${part.text}</a>`
        : html`${before}${part.text}`,
    html``,
  );

function filesPart(files: readonly File[]): Html {
  const isPicture = ({ type, state }: File) => isDrawn(type) && state === 'ready';
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return html`${
    pictures.length > 0 &&
    html`<ul class="files" aria-label="Pictures">
${pictures.map(
  ({ url, name }) =>
    html`<li><a class="picture" href="${url}" target="_blank" rel="noreferrer" title="${name}"><img src="${url}" alt="${name}" loading="lazy"></a></li>`,
)}
</ul>`
  }${
    others.length > 0 &&
    html`<ul class="files" aria-label="Files">
${others.map((file) => html`<li>${otherFile(file)}</li>`)}
</ul>`
  }`;
}

function otherFile({ name, type, size, url, state, threat }: File): Html {
  if (state !== 'ready') {
    const found = threat ? `A virus was found in it: ${threat}` : 'A virus was found in it';
    return html`<span class="file"><span>${name}</span><small${state === 'infected' && html` class="error"`}>${
      state === 'checking' ? 'Being checked for viruses' : found
    }</small></span>`;
  }
  const called = undrawnPicture(type);
  const facts = called ? `${called}, ${fileSize(size)}` : fileSize(size);
  return html`<a class="file" href="${url}?download" download="${name}" aria-label="Download ${name}, ${facts}"><span>${name}</span><small>${facts}</small></a>`;
}
