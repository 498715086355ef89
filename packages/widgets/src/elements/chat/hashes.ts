/** The hashes of the chunks that are loaded on demand, set by the build. */
export const hashes = {
  connection: '{connection}',
  people: '{people}',
  files: '{files}',
  formatted: '{formatted}',
  opening: '{opening}',
  signals: '{signals}',
};
