import { type ComponentChildren, h } from 'preact';

const link =
  /(?:^(.+)\n(?=\S+\/public\/help\/))?(https?:\/\/[^\s<>"]*[\w/=&#-])|[\w.+-]+@[\w.-]+\.\w+/gm;

/**
 * A text with its http, https and mailto addresses as links; everything else is plain text. An
 * article of the help center is named by the line above its URL.
 */
export function withLinks(text: string): ComponentChildren[] {
  const parts: ComponentChildren[] = [];
  let end = 0;
  for (const { 0: found, 1: title, 2: address, index } of text.matchAll(link)) {
    parts.push(
      text.slice(end, index),
      <a href={address ?? `mailto:${found}`} target="_blank" rel="noopener noreferrer">
        {title ?? found}
      </a>,
    );
    end = index + found.length;
  }
  return [...parts, text.slice(end)];
}
