import { termsOf } from './promises.mjs';

/** Returns the differences between two contracts for programs: breaking changes and additions. */
export function changesBetween(before, after) {
  const [was, is] = [termsOf(before), termsOf(after)];
  // A requirement of something new doesn't break existing programs.
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

/** Whether a request field now has a schema with another name that accepts everything the former one did. */
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

/** Whether a version may break the promises of an earlier one: before 1.0 with a new minor version, later with a new major one. */
export function mayBreak(before, after) {
  const [was, is] = [before, after].map((text) => text.split('.').map(Number));
  const [major, minor] = was;
  return is[0] > major || (major === 0 && is[0] === 0 && is[1] > minor);
}
