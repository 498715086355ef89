import { Html, html } from '../../../http/pages/html.ts';
import type { Place } from '../../../visitor-pages/place.ts';
import { withCallouts } from './callouts.ts';
import { labeled } from './code-label.ts';
import { type Heading, outlined } from './outline.ts';
import { tinted } from './tinted.ts';
import { type VideoOrigin, withVideos } from './videos.ts';

interface Body {
  content: Html;
  headings: Heading[];
  /** The origins of its videos. */
  origins: VideoOrigin[];
}

/**
 * Renders an article's clean HTML: anchors on headings, zoomable pictures, playable videos, colored code with its language,
 * callouts with an icon, tables that scroll, and links in the page's language.
 */
export function bodyOf(place: Place, clean: string): Body {
  const { help } = place.voice.words;
  const { content, headings } = outlined(clean, help.section);
  const { content: played, origins } = withVideos(place.voice, kept(place, content));
  const drawn = labeled(tinted(zoomable(played, help.enlarge)));
  return { content: new Html(withCallouts(help, scrollable(drawn))), headings, origins };
}

/** Links to other articles keep the language of the page. */
const kept = ({ base, canonical, to }: Place, content: string) =>
  content.replace(/(<a [^>]*?href=")([^"]+)/g, (all, before: string, address: string) =>
    address.startsWith(`${base}/article/`) || address.startsWith(`${canonical}/article/`)
      ? before + html`${to(address.replaceAll('&amp;', '&'))}`.text
      : all,
  );

/** Tables wider than the screen scroll by themselves. */
const scrollable = (content: string) =>
  content
    .replaceAll('<table>', '<div class="scroll"><table>')
    .replaceAll('</table>', '</table></div>');

/** Pictures link to their full size, unless they are already in a link. */
const zoomable = (content: string, label: string) =>
  content.replace(
    /<a [^>]*>.*?<\/a>|<img ([^>]*?)src="([^"]+)"([^>]*?)\/?>/gs,
    (all, before: string | undefined, src: string, after: string) => {
      if (src === undefined) return all;
      const alt = /alt="([^"]*)"/.exec(`${before}${after}`)?.[1];
      const named = alt ? '' : html` aria-label="${label}"`.text;
      return `<a class="zoom" href="${src}"${named}><img ${before}src="${src}"${after.trimEnd()} loading="lazy"></a>`;
    },
  );
