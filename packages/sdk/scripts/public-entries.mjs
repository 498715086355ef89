/** Returns the public entries of a manifest: those that have a build (`default`) and not only our sources. */
export function publicEntries({ exports }) {
  return Object.fromEntries(Object.entries(exports).filter(([, entry]) => 'default' in entry));
}
