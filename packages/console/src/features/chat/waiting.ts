const minute = 60_000;
const hour = 60 * minute;

/** How long somebody has been waiting, in a word or two. */
export function waitText(since: string, now: number): string {
  const waited = Math.max(0, now - new Date(since).getTime());
  if (waited < minute) return `${Math.floor(waited / 1_000)} s`;
  if (waited < hour) return `${Math.floor(waited / minute)} min`;
  const rest = Math.floor((waited % hour) / minute);
  return `${Math.floor(waited / hour)} h${rest ? ` ${rest} min` : ''}`;
}
