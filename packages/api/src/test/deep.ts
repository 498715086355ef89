/** Whether this is the long run before a release, `npm run test:deep`. Only this file reads the variable. */
export const isDeep = process.env.TEST_TIER === 'deep';

/** The number of repetitions: few in an ordinary run, all in a deep one. */
export const times = (ordinary: number, deep: number) => (isDeep ? deep : ordinary);
