import type { Present } from '../../data/presence.ts';

/** Who else is at a ticket, as a sentence; who writes matters more than who looks. */
export function presenceText(others: readonly Present[]): string {
  const writing = others.filter(({ typing }) => typing);
  if (writing.length > 0) return `${named(writing)} ${are(writing)} writing...`;
  return others.length > 0 ? `${named(others)} ${are(others)} here` : '';
}

function named(people: readonly Present[]): string {
  const [first, second] = people.map(({ name }) => name);
  if (people.length > 2) return `${first} and ${people.length - 1} others`;
  return second ? `${first} and ${second}` : (first ?? '');
}

const are = (people: readonly Present[]) => (people.length === 1 ? 'is' : 'are');
