/** The entries of a manifest that others may import: those that name more than our sources. */
export function publicEntries({ exports }) {
  return Object.fromEntries(Object.entries(exports).filter(([, entry]) => 'default' in entry));
}
