const minute = 60_000;

/** What `npm test` and its sisters run, and how much chance and time each allows. */
export const tiers = {
  // Twice and more what a slow machine needs; CI ends a run after 90 minutes.
  ordinary: { maxRun: 70 * minute, maxFlaky: 5, title: 'ordinary: each behavior once' },
  changed: { maxRun: 70 * minute, maxFlaky: 5, title: 'changed: what the change can affect' },
  full: { maxRun: 150 * minute, maxFlaky: 0, title: 'full: everything on both databases' },
  deep: {
    maxRun: Number.POSITIVE_INFINITY,
    maxFlaky: 0,
    title: 'deep: full, with kills, floods and large databases',
  },
};

/** The tier that the arguments of the command ask for. */
export const tierOf = (args) =>
  ['changed', 'full', 'deep'].find((name) => args.includes(`--${name}`)) ?? 'ordinary';
