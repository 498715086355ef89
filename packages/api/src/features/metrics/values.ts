import type { Slot } from '@helpdesk/sdk/rules/periods';
import type { Org } from '../../database/types.ts';
import { type By, type Moment, readFacts, yieldToEventLoop } from './read/facts.ts';

/** The values of all facts of a kind: in total, by day, and by index in the lists of `By`; -1 for any other. */
export type Values = Record<'day' | 'who' | 'source' | 'form_id', Map<number, number[]>> & {
  all: number[];
};

/** Reads facts and sorts their values into groups as they come. */
export async function readValues(
  org: Org,
  moment: Moment,
  slots: readonly Slot[],
  by: By = {},
): Promise<Values> {
  const all: number[] = [];
  const [day, who, source, form]: Groups[] = [[], [], [], []] as const;
  await readFacts(org, moment, slots, by, (fact) => {
    const { value } = fact;
    all.push(value);
    put(day, fact.day, value);
    if (by.who) put(who, fact.who, value);
    if (by.source) put(source, fact.source, value);
    if (by.form_id) put(form, fact.form_id, value);
  });
  return {
    all,
    day: byPlace(day),
    who: byPlace(who),
    source: byPlace(source),
    form_id: byPlace(form),
  };
}

/** Values by index, shifted by one because indexes begin with -1. Lookups are faster than in a map. */
type Groups = (number[] | undefined)[];

function put(groups: Groups, place: number, value: number) {
  const group = groups[place + 1];
  if (group) group.push(value);
  else groups[place + 1] = [value];
}

const byPlace = (groups: Groups) =>
  new Map(
    [...groups.entries()].flatMap(([at, group]) => (group ? [[at - 1, group] as const] : [])),
  );

/** Computes one part after the other, and yields to the event loop in between. */
export async function runSequentially<Parts extends Record<string, () => unknown>>(parts: Parts) {
  const done: Record<string, unknown> = {};
  for (const [name, work] of Object.entries(parts)) {
    done[name] = work();
    await yieldToEventLoop();
  }
  return done as { [Name in keyof Parts]: ReturnType<Parts[Name]> };
}
