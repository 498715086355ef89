import type { Context } from 'koa';

/** The query that led the reader to the article; empty if they came from another page. */
export function searchedBefore(context: Context): string {
  const referrer = context.get('Referer');
  if (!URL.canParse(referrer)) return '';
  const { host, pathname, searchParams } = new URL(referrer);
  const [center = ''] = context.path.split('/article/');
  const isOfSearch = host === context.host && pathname.replace(/\/$/, '') === center;
  return isOfSearch ? (searchParams.get('q') ?? '') : '';
}
