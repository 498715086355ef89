import type { Context } from 'koa';

/** What the reader of an article searched for on the page that led to it; empty if another page did. */
export function searchedBefore(context: Context): string {
  const referrer = context.get('Referer');
  if (!URL.canParse(referrer)) return '';
  const { host, pathname, searchParams } = new URL(referrer);
  const [center = ''] = context.path.split('/article/');
  const isOfSearch = host === context.host && pathname.replace(/\/$/, '') === center;
  return isOfSearch ? (searchParams.get('q') ?? '') : '';
}
