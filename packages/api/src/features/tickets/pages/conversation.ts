import type { Schema } from '@helpdesk/sdk/contract/operations';
import { localeOf } from '@helpdesk/sdk/rules/dates';
import { textOrFileNames } from '@helpdesk/sdk/rules/file-names';
import { withLinks } from '@helpdesk/sdk/rules/links';
import { fullName, initials } from '@helpdesk/sdk/rules/names';
import { isDrawn, undrawnPicture } from '@helpdesk/sdk/rules/pictures';
import { type Html, html } from '../../../http/pages/html.ts';
import { keep } from '../../../memory.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { messageHtml } from './message-html.ts';

type Ticket = Schema<'PublicTicket'>;
type File = Schema<'MessageFile'>;

/** The ticket's first message, followed by the others. */
export function conversation(place: Place, ticket: Ticket): Html {
  const { ticket: words } = place.voice.words;
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
      ? fullName(message.user) || words.supportAgent
      : message.customerName || customer,
    at: message.createdAt,
    text: message.message,
    formatted: message.html,
    files: message.files,
  }));
  return html`<ol class="entries" id="conversation" aria-live="polite">
${(isDescribed(ticket) ? [first, ...others] : others).map((one) => entry(place, one))}
</ol>`;
}

/** Whether it has a description; a ticket that the team opened with a message has none. */
const isDescribed = ({ description, files }: Ticket) => description !== '' || files.length > 0;

interface Entry {
  id: string;
  isSupport: boolean;
  name: string;
  at: string;
  text: string;
  formatted: string | null | undefined;
  files: readonly File[];
}

function entry(place: Place, shown: Entry): Html {
  const { ticket } = place.voice.words;
  const { id, isSupport, name, at, text, formatted, files } = shown;
  const words = textOrFileNames(files, text);
  const beside = formatted ? files.filter(({ url }) => !formatted.includes(url)) : files;
  return html`<li data-part="message-${id}" class="entry${isSupport && ' support'}">
<span class="initials" aria-hidden="true">${initialsOf(name)}</span>
<div>
<p class="by"><b><bdi>${name}</bdi></b>${isSupport && html` <span class="state accent">${ticket.support}</span>`} ${moment(place, at)}</p>
${words && (formatted ? html`<div class="formatted-text">${messageHtml(formatted, ticket)}</div>` : html`<p class="words">${linked(words)}</p>`)}
${filesPart(place, beside)}
</div>
</li>`;
}

/** A time in the organization's time zone, with the zone's name; a script converts it to the reader's time zone. */
export function moment({ voice, organization: { timezone } }: Place, at: string): Html {
  const said = voice.moment(at, timezone);
  return said
    ? html`<time datetime="${at}">${said} ${zoneName(voice.language, at, timezone)}</time>`
    : html`${voice.words.ticket.unknown}`;
}

const zones = new Map<string, Intl.DateTimeFormat>();

/** A name such as GMT+1, which depends on the season. */
function zoneName(language: string, at: string, timeZone: string) {
  const key = `${language} ${timeZone}`;
  const locale = language === 'en' ? 'en-US' : localeOf(language);
  const format =
    zones.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' });
  keep(zones, key, format, 1_000);
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

function filesPart(place: Place, files: readonly File[]): Html {
  const { ticket } = place.voice.words;
  const isPicture = ({ type, state }: File) => isDrawn(type) && state === 'ready';
  const pictures = files.filter(isPicture);
  const others = files.filter((file) => !isPicture(file));
  return html`${
    pictures.length > 0 &&
    html`<ul class="files" aria-label="${ticket.pictures}">
${pictures.map(
  ({ url, name }) =>
    html`<li><a class="picture" href="${url}" target="_blank" rel="noreferrer" title="${name}"><img src="${url}" alt="${name}" loading="lazy"></a></li>`,
)}
</ul>`
  }${
    others.length > 0 &&
    html`<ul class="files" aria-label="${ticket.files}">
${others.map((file) => html`<li>${otherFile(place, file)}</li>`)}
</ul>`
  }`;
}

function otherFile({ voice }: Place, { name, type, size, url, state, threat }: File): Html {
  const { ticket } = voice.words;
  if (state !== 'ready') {
    const found = threat ? voice.say(ticket.infectedBy, { threat }) : ticket.infected;
    return html`<span class="file"><span>${name}</span><small${state === 'infected' && html` class="error"`}>${
      state === 'checking' ? ticket.checking : found
    }</small></span>`;
  }
  const called = undrawnPicture(type);
  // An English name such as "HEIC picture"; other languages show only the format.
  const kind = voice.language === 'en' ? called : called?.split(' ')[0];
  const facts = kind ? `${kind}, ${voice.size(size)}` : voice.size(size);
  const label = voice.say(ticket.download, { name, facts });
  return html`<a class="file" href="${url}?download" download="${name}" aria-label="${label}"><span>${name}</span><small>${facts}</small></a>`;
}
