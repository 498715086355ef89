import { type ComponentChildren, h } from 'preact';
import { connection } from '../../../core/connection.ts';

const allowed = new Set(
  'p div br hr h3 h4 ul ol li blockquote pre code strong em s sub sup a img table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const token = /<(\/?)([a-z]\w*)((?:[^<>"]|"[^"]*")*)>|[^<]+|</gi;
const attribute = /([a-z]+)="([^"]*)"/g;
const away = { target: '_blank', rel: 'noopener noreferrer nofollow' };
const outside = /^(?:https?:\/\/|mailto:|tel:)/i;
const counted = /^(?:start|(?:col|row)span)\d\d?$/;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
/** Maximum depth; the server's is lower. */
const deepest = 100;

interface Open {
  name: string;
  rest: string;
  children: ComponentChildren[];
}

/**
 * Renders HTML of the server's sanitizer element by element, so no browser ever parses it as HTML. Elements that messages can't have are
 * replaced with their content, and so are links other than http, https, mailto and tel. A picture is a file of the server and links to it,
 * even if the page blocks pictures of other sites.
 */
export function nodesOf(html: string, tableName: string): ComponentChildren[] {
  const open: Open[] = [{ name: '', rest: '', children: [] }];
  const put = (child: ComponentChildren) => open.at(-1)?.children.push(child);
  function close() {
    const { name, rest, children } = open.pop() as Open;
    const props = propsOf(rest);
    const { src: href } = props;
    const drawn = allowed.has(name) ? h(name, props, children) : children;
    const node = name === 'img' ? href && h('a', { href, ...away }, drawn) : drawn;
    if (name !== 'table') return put(node);
    const wide = { class: 'wide', tabIndex: 0, role: 'region', 'aria-label': tableName };
    put(h('div', wide, node));
  }
  for (const { 0: text, 1: slash, 2: tag, 3: rest = '' } of html.matchAll(token)) {
    const name = tag?.toLowerCase();
    if (!name) put(plain(text));
    else if (!slash) {
      if (open.length > deepest) continue;
      open.push({ name, rest, children: [] });
      if (/^(?:br|hr|img)$/.test(name)) close();
    } else if (open.some((one) => one.name === name)) {
      while (open.at(-1)?.name !== name) close();
      close();
    }
  }
  while (open[1]) close();
  return open[0]?.children ?? [];
}

function propsOf(rest: string): Record<string, string> {
  const props: Record<string, string> = {};
  for (const [, key = '', value = ''] of rest.matchAll(attribute)) {
    if (counted.test(key + value)) props[key] = value;
    const text = plain(value);
    if (key === 'href' && outside.test(text)) Object.assign(props, { href: text, ...away });
    if (key === 'alt') props.alt = text;
    if (key === 'src' && text.startsWith('/files/')) props.src = connection.baseUrl + text;
  }
  return props;
}

const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] as string);
