import { termsOf } from './promises.mjs';

/** What changed between two contracts for programs: what breaks them, and what is new. */
export function changesBetween(before, after) {
  const [was, is] = [termsOf(before), termsOf(after)];
  // What is demanded with something that is new breaks nobody.
  const isNew = (demand) => {
    const [name] = demand.split(' ');
    return ![...was.promises].some((one) => one.startsWith(`${name} `));
  };
  const gone = [...was.promises].filter((one) => !is.promises.has(one));
  const demanded = [...is.demands].filter((one) => !was.demands.has(one) && !isNew(one));
  return {
    breaks: [...gone.map((one) => `no more: ${one}`), ...demanded.map((one) => `now: ${one}`)],
    added: [...is.promises].filter((one) => !was.promises.has(one)),
  };
}

/** Whether a version may break what an earlier one promised: before 1.0 a new minor, then a new major. */
export function mayBreak(before, after) {
  const [was, is] = [before, after].map((text) => text.split('.').map(Number));
  const [major, minor] = was;
  return is[0] > major || (major === 0 && is[0] === 0 && is[1] > minor);
}
