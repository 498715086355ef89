import { termsOf } from './promises.mjs';

/** What changed between two contracts for programs: what breaks them, and what is new. */
export function changesBetween(before, after) {
  const [was, is] = [termsOf(before), termsOf(after)];
  // What is demanded with something that is new breaks nobody.
  const isNew = (demand) => {
    const [name] = demand.split(' ');
    return ![...was.promises].some((one) => one.startsWith(`${name} `));
  };
  const gone = [...was.promises].filter((one) => !is.promises.has(one) && !isWidened(was, is, one));
  const demanded = [...is.demands].filter((one) => !was.demands.has(one) && !isNew(one));
  return {
    breaks: [...gone.map((one) => `no more: ${one}`), ...demanded.map((one) => `now: ${one}`)],
    added: [...is.promises].filter((one) => !was.promises.has(one)),
  };
}

/** Whether a field of what is only sent has a schema of another name now, which takes all that the former one took. */
function isWidened(was, is, promise) {
  const [, start, name, before] = /^((\w+) has \w+: \[?)(\w+)\]?$/.exec(promise) ?? [];
  if (!start || is.isAnswered(name)) return false;
  const after = [...is.promises].find((one) => one.startsWith(start));
  const [, schema] = /^(\w+)\]?$/.exec(after?.slice(start.length) ?? '') ?? [];
  if (!schema) return false;
  const of = (terms, one) =>
    [...terms].filter((line) => line.startsWith(`${one} `) || line.startsWith(`${one}.`));
  const renamed = (line, from, to) => to + line.slice(from.length);
  const [had, needed] = [was.promises, was.demands].map((terms) => of(terms, before));
  const has = new Set(of(is.promises, schema).map((line) => renamed(line, schema, before)));
  const needs = of(is.demands, schema).map((line) => renamed(line, schema, before));
  const isTaken = had
    .filter((line) => !line.includes(' always has '))
    .every((line) => has.has(line));
  return had.length > 0 && isTaken && needs.every((line) => needed.includes(line));
}

/** Whether a version may break what an earlier one promised: before 1.0 a new minor, then a new major. */
export function mayBreak(before, after) {
  const [was, is] = [before, after].map((text) => text.split('.').map(Number));
  const [major, minor] = was;
  return is[0] > major || (major === 0 && is[0] === 0 && is[1] > minor);
}
