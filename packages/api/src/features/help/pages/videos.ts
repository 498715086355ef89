import { html } from '../../../http/pages/html.ts';
import type { Voice } from '../../../visitor-pages/voice.ts';

/** Sites whose videos can play on our pages, once the reader clicks. */
const sites = [
  {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    link: /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:[\w=-]{1,60}&)?v=|shorts\/|embed\/)|youtu\.be\/|www\.youtube-nocookie\.com\/embed\/)([\w-]{11})(?:[?&#][\w=&#;-]{0,80})?$/,
    embed: (id: string) => `/embed/${id}?autoplay=1`,
  },
  {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    link: /^https:\/\/(?:www\.vimeo\.com|vimeo\.com|player\.vimeo\.com\/video)\/(\d{6,12})(?:[?#][\w=&#;-]{0,80})?$/,
    embed: (id: string) => `/video/${id}?autoplay=1&dnt=1`,
  },
] as const;

/** The origins that a page with videos may embed in frames. */
export type VideoOrigin = (typeof sites)[number]['origin'];

const alone = /<p>\s*<a href="([^"]{1,300})"[^>]*>([^<]*)<\/a>\s*<\/p>/g;

/** Turns a link to a video that is alone in its paragraph into a box that plays it on click. Without scripts it stays a link. */
export function withVideos({ words, say, language, dir }: Voice, content: string) {
  const ours = html` lang="${language}" dir="${dir}"`;
  const origins = new Set<VideoOrigin>();
  const drawn = content.replace(alone, (all, href: string, label: string) => {
    const address = href.replaceAll('&amp;', '&');
    for (const { name, origin, link, embed } of sites) {
      const id = link.exec(address)?.[1];
      if (!id) continue;
      origins.add(origin);
      const title = /^\s*https?:/.test(label) ? '' : label.trim();
      const note = say(words.help.videoNote, { site: name });
      const button = html`<a href="${address}" rel="noopener noreferrer nofollow"${ours}><span aria-hidden="true">▶</span> ${words.help.playVideo}</a>`;
      // The label is already clean HTML.
      return `<figure class="video" data-embed="${html`${origin + embed(id)}`.text}">${title && `<b>${title}</b>`}${button.text}<figcaption${ours.text}>${html`${note}`.text}</figcaption></figure>`;
    }
    return all;
  });
  return { content: drawn, origins: [...origins] };
}
