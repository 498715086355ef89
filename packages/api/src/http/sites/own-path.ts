/** A path of this site to return to; null for anything else. */
export const ownPath = (next: string | undefined): string | null =>
  next !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(next) && !next.includes('\\')
    ? next
    : null;
