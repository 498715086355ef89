import { type ComponentChildren, h } from 'preact';

const link =
  /(?:^(.+)\n(?=\S+\/public\/help\/))?(https?:\/\/[^\s<>"]*[\w/=&#-])|[\w.+-]+@[\w.-]+\.\w+/gm;

/**
 * A text with its addresses as links, those that are plainly http, https or mail; nothing else of it is markup. An
 * article of a help center is called by the line above its address.
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
