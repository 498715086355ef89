const minute = 60_000;
const hours = { morning: 9, noon: 12, afternoon: 14, evening: 18, tonight: 18 } as const;
const days = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ');
const months =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

type Day = { year: number; month: number; day: number };
type Hour = { hour: number; minute: number };

/**
 * Parses a time in the reader's time zone, such as `tomorrow 2 pm`, `friday`, `in 3 days` or `dec 1 at 9`; null if it
 * isn't understood. A day without a time means nine o'clock.
 */
export function momentIn(words: string, now = new Date()): Date | null {
  const text = words.toLowerCase().replace(/[,.]/g, ' ').replace(/\s+/g, ' ').trim();
  if (text === '') return null;
  return spanIn(text, now) ?? dayAndHourIn(text, now);
}

/** Parses a duration: `in 2 hours`, `3 days`, `in a week`. */
function spanIn(text: string, now: Date): Date | null {
  const parts = /^(?:in )?(\d{1,3}|an?|one) ?(m|min|minute|h|hr|hour|d|day|w|week|month)s?$/.exec(
    text,
  );
  if (!parts) return null;
  const [, amount = '', unit = ''] = parts;
  const count = Number(amount) || 1;
  if (unit.startsWith('h')) return new Date(now.getTime() + count * 60 * minute);
  if (unit === 'm' || unit.startsWith('min')) return new Date(now.getTime() + count * minute);
  const { year, month, day } = dayOf(now);
  if (unit === 'month') return at({ year, month: month + count, day });
  return at({ year, month, day: day + count * (unit.startsWith('w') ? 7 : 1) });
}

function dayAndHourIn(text: string, now: Date): Date | null {
  const { rest, hour } = hourIn(text);
  if (rest === '' && hour) {
    const today = at(dayOf(now), hour);
    return today > now ? today : at(after(now, 1), hour);
  }
  const day = dayIn(rest, now);
  if (!day) return null;
  return at(day, hour ?? (rest === 'today' ? { hour: hours.evening, minute: 0 } : undefined));
}

/** Splits off the time at the end of the words; a number without am, pm or minutes counts only after `at`. */
function hourIn(text: string): { rest: string; hour: Hour | null } {
  const named = /^(.*?) ?\b(?:(?:at|in the) )?(morning|noon|afternoon|evening|tonight)$/.exec(text);
  if (named) {
    const [, rest = '', name = 'morning'] = named;
    const isAlone = name === 'tonight' || rest === 'this';
    const hour = hours[name as keyof typeof hours];
    return { rest: isAlone && rest !== 'tomorrow' ? 'today' : rest, hour: { hour, minute: 0 } };
  }
  const clock = /^(.*?) ?\b(at )?(\d{1,2})(?::(\d\d))? ?(am|pm)?$/.exec(text);
  const [, rest = '', isAt, digits = '', minutes, half] = clock ?? [];
  if (!clock || !(isAt || minutes || half)) return { rest: text, hour: null };
  const given = Number(digits);
  const isFit = half ? given >= 1 && given <= 12 : given <= 23;
  if (!isFit || Number(minutes ?? 0) > 59) return { rest: text, hour: null };
  const hour = half ? (given % 12) + (half === 'pm' ? 12 : 0) : given;
  return { rest, hour: { hour, minute: Number(minutes ?? 0) } };
}

function dayIn(text: string, now: Date): Day | null {
  if (text === 'today') return dayOf(now);
  if (text === 'tomorrow') return after(now, 1);
  if (text === 'next week') return after(now, (8 - now.getDay()) % 7 || 7);
  if (text === 'next month') return { year: now.getFullYear(), month: now.getMonth() + 1, day: 1 };
  const weekday = named(days, text.replace(/^(on|next) /, ''));
  if (weekday !== -1) return after(now, (weekday - now.getDay() + 7) % 7 || 7);
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (iso) return real({ year: Number(iso[1]), month: Number(iso[2]) - 1, day: Number(iso[3]) });
  const date =
    /^(?:on )?(?<name>[a-z]+) (?<day>\d{1,2})(?:st|nd|rd|th)?(?: (?<year>\d{4}))?$/.exec(text) ??
    /^(?:on )?(?<day>\d{1,2})(?:st|nd|rd|th)? (?<name>[a-z]+)(?: (?<year>\d{4}))?$/.exec(text);
  const month = named(months, date?.groups?.name ?? '');
  if (!date?.groups || month === -1) return null;
  const day = Number(date.groups.day);
  const year = Number(date.groups.year ?? now.getFullYear());
  const isOver = !date.groups.year && at({ year, month, day: day + 1 }, midnight) <= now;
  return real({ year: isOver ? year + 1 : year, month, day });
}

const midnight = { hour: 0, minute: 0 };

/** Returns the index of the name that a word of at least three letters starts, or -1. */
const named = (names: readonly string[], word: string) =>
  word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word));

const dayOf = (date: Date): Day => ({
  year: date.getFullYear(),
  month: date.getMonth(),
  day: date.getDate(),
});

const after = (now: Date, count: number): Day => ({
  ...dayOf(now),
  day: now.getDate() + count,
});

const at = ({ year, month, day }: Day, time: Hour = { hour: hours.morning, minute: 0 }) =>
  new Date(year, month, day, time.hour, time.minute);

/** Rejects dates that don't exist, such as February 31. */
function real(day: Day): Day | null {
  const date = at(day);
  return date.getMonth() === day.month && date.getDate() === day.day ? day : null;
}
