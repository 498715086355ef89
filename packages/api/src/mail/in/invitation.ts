import type { Part } from './thread.ts';

/** Returns the lines of the first calendar file (RFC 5545); null for none. */
function calendarIn(parts: readonly Part[]): string[] | null {
  const part = parts.find(
    ({ type, name }) =>
      type === 'text/calendar' ||
      type === 'application/ics' ||
      (type === 'application/octet-stream' && /\.ics$/i.test(name ?? '')),
  );
  if (!part) return null;
  return textIn(part.bytes.subarray(0, longest))
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
}

/** Old programs write windows-1252, whatever they declare. */
function textIn(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  return text.slice(0, -1).includes('\ufffd')
    ? new TextDecoder('windows-1252').decode(bytes)
    : text;
}

const methodOf = (lines: readonly string[]) =>
  (propertyIn(lines, 'METHOD')?.value ?? '').trim().toUpperCase();

/** Checks whether a calendar program answers or cancels an invitation: the person clicked, and wrote nothing or little. */
export const isCalendarNotice = (parts: readonly Part[]): boolean =>
  ['REPLY', 'CANCEL', 'COUNTER'].includes(methodOf(calendarIn(parts) ?? []));

/** Returns the first event of a calendar file as lines of text; null if it has none. */
export function invitationIn(parts: readonly Part[]): { title: string; text: string } | null {
  const lines = calendarIn(parts);
  if (!lines) return null;
  const start = lines.findIndex((line) => /^BEGIN:(?:VEVENT|VTODO)\s*$/i.test(line));
  if (start < 0) return null;
  const end = lines.findIndex((line, at) => at > start && /^END:(?:VEVENT|VTODO)\s*$/i.test(line));
  // An alarm has its own description.
  const event = withoutInner(lines.slice(start + 1, end < 0 ? undefined : end));
  const value = (name: string) => propertyIn(event, name);
  const title = textOf(value('SUMMARY')?.value) || 'Event';
  const method = methodOf(lines);
  const isCanceled = method === 'CANCEL' || /CANCELLED/i.test(value('STATUS')?.value ?? '');
  const organizer = personOf(value('ORGANIZER'));
  const who = method === 'REPLY' ? replyOf(event) : method === 'COUNTER' ? counterOf(event) : null;
  const when = timesOf(value('DTSTART') ?? value('DUE'), value('DTEND'), value('DURATION'));
  const said = [
    who ?? (isCanceled ? `Canceled: ${title}` : title),
    who ? title : null,
    when && `When: ${when}`,
    labeled('Where', textOf(value('LOCATION')?.value)),
    labeled('Organizer', organizer),
    value('RRULE') ? 'Repeats' : null,
    textOf(value('DESCRIPTION')?.value),
    textOf(value('COMMENT')?.value),
  ];
  return { title, text: said.filter((line) => line).join('\n') };
}

const longest = 100_000;

interface Property {
  value: string;
  parameters: Record<string, string>;
}

function withoutInner(lines: readonly string[]): string[] {
  let depth = 0;
  return lines.filter((line) => {
    if (/^BEGIN:/i.test(line)) depth += 1;
    const isOwn = depth === 0;
    if (/^END:/i.test(line)) depth -= 1;
    return isOwn;
  });
}

function propertyIn(lines: readonly string[], name: string): Property | null {
  for (const line of lines) {
    const [, found = '', more = '', value = ''] =
      /^([A-Z-]{1,40})((?:;[A-Z-]{1,40}=(?:"[^"]*"|[^";:]*))*):(.*)$/i.exec(line) ?? [];
    if (found.toUpperCase() !== name) continue;
    const parameters = Object.fromEntries(
      [...more.matchAll(/;([A-Z-]+)=(?:"([^"]*)"|([^;]*))/gi)].map(([, key = '', quoted, bare]) => [
        key.toUpperCase(),
        quoted ?? bare ?? '',
      ]),
    );
    return { value, parameters };
  }
  return null;
}

const textOf = (value: string | undefined): string =>
  (value ?? '').replace(/\\n/gi, '\n').replace(/\\(.)/g, '$1').trim();

const labeled = (label: string, value: string | null) => (value ? `${label}: ${value}` : null);

function personOf(property: Property | null): string | null {
  if (!property) return null;
  const address = property.value.trim().replace(/^mailto:/i, '');
  const name = textOf(property.parameters.CN);
  return name && name !== address ? `${name} <${address}>` : address;
}

const answers: Record<string, string> = {
  ACCEPTED: 'accepted the invitation',
  DECLINED: 'declined the invitation',
  TENTATIVE: 'tentatively accepted the invitation',
  DELEGATED: 'delegated the invitation',
};

function replyOf(event: readonly string[]): string | null {
  const attendee = propertyIn(event, 'ATTENDEE');
  const answer = answers[(attendee?.parameters.PARTSTAT ?? '').toUpperCase()];
  return attendee && answer ? `${personOf(attendee)} ${answer}` : null;
}

function counterOf(event: readonly string[]): string | null {
  const who = personOf(propertyIn(event, 'ATTENDEE'));
  return who ? `${who} proposed a new time` : null;
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const dayOfYear = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface Time {
  /** The time as if it were in UTC. */
  at: number;
  date: string;
  time: string | null;
  zone: string | null;
}

const minute = 60_000;
const day = 24 * 60 * minute;

const told = (at: number, isDay: boolean, zone: string | null): Time => ({
  at,
  date: `${weekday.format(at)}, ${dayOfYear.format(at)}`,
  time: isDay ? null : new Date(at).toISOString().slice(11, 16),
  zone,
});

function timeOf(property: Property | null): Time | null {
  const [, year, month, of, hour, minutes, utc] =
    /^\s*(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{0,2}(Z)?)?/.exec(property?.value ?? '') ?? [];
  if (!property || !year) return null;
  const at = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(of),
    Number(hour ?? 0),
    Number(minutes ?? 0),
  );
  return told(at, hour === undefined, utc ? 'UTC' : (property.parameters.TZID ?? null));
}

/** Returns the length of a duration (RFC 5545), in milliseconds. */
function lengthOf(property: Property | null): number {
  const [, weeks, days, hours, minutes] =
    /^\s*\+?P(?:(\d{1,3})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?)?/i.exec(
      property?.value ?? '',
    ) ?? [];
  const count = (one: string | undefined) => Number(one ?? 0);
  return (count(weeks) * 7 + count(days)) * day + (count(hours) * 60 + count(minutes)) * minute;
}

/** The times as written, with their time zone; nothing is converted. */
function timesOf(
  from: Property | null,
  to: Property | null,
  duration: Property | null,
): string | null {
  const start = timeOf(from);
  if (!start) return null;
  const length = lengthOf(duration);
  const end =
    timeOf(to) ?? (length > 0 ? told(start.at + length, start.time === null, start.zone) : null);
  if (!start.time) {
    // The end date of an all-day event is exclusive.
    const last = end && !end.time ? told(end.at - day, true, null) : null;
    return last && last.at > start.at ? `${start.date} to ${last.date}` : start.date;
  }
  const until = !end?.time
    ? ''
    : end.date === start.date
      ? ` to ${end.time}`
      : ` to ${end.date}, ${end.time}`;
  const zone = start.zone ? ` (${start.zone})` : '';
  return `${start.date}, ${start.time}${until}${zone}`;
}
