import { html } from '../../../http/pages/html.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { excerptOfArticle } from '../present.ts';
import type { Tile } from '../read/shelf.ts';

const most = 30;

/** The latest published or changed articles as RSS. */
export function feed(place: Place, tiles: readonly Tile[]): string {
  const { canonical, voice, organization } = place;
  const newest = [...tiles]
    .sort((one, other) => (one.updated_at < other.updated_at ? 1 : -1))
    .slice(0, most);
  const day = (timestamp: string) => new Date(timestamp).toUTCString();
  const title = voice.say(voice.words.help.feed, { organization: organization.name });
  return html`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${title}</title>
<link>${canonical}</link>
<description>${voice.say(voice.words.help.description, { organization: organization.name })}</description>
<language>${voice.language}</language>
<atom:link href="${canonical}/rss.xml" rel="self" type="application/rss+xml"/>
${newest[0] && html`<lastBuildDate>${day(newest[0].updated_at)}</lastBuildDate>`}
${newest.map(
  (tile) => html`<item>
<title>${tile.title}</title>
<link>${canonical}/article/${tile.slug}</link>
<guid isPermaLink="false">${tile.id}</guid>
<pubDate>${day(tile.updated_at)}</pubDate>
<description>${excerptOfArticle(tile.beginning)}</description>
</item>`,
)}
</channel>
</rss>
`.text;
}
