const minute = 60_000;

/** The scope, time limit and allowed flaky tests of `npm test` and its variants. */
export const tiers = {
  // At least twice what a slow machine needs; CI ends a run after 90 minutes.
  ordinary: { maxRun: 70 * minute, maxFlaky: 5, title: 'ordinary: each behavior once' },
  changed: { maxRun: 70 * minute, maxFlaky: 5, title: 'changed: what the change can affect' },
  full: { maxRun: 150 * minute, maxFlaky: 0, title: 'full: everything on both databases' },
  deep: {
    maxRun: Number.POSITIVE_INFINITY,
    maxFlaky: 0,
    title: 'deep: full, with kills, floods and large databases',
  },
};

/** Returns the tier that the command's arguments select. */
export const tierOf = (args) =>
  ['changed', 'full', 'deep'].find((name) => args.includes(`--${name}`)) ?? 'ordinary';
