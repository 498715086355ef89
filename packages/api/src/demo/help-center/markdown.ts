import MarkdownIt from 'markdown-it';

/** A stored picture. */
export interface Drawn {
  url: string;
  width: number;
  height: number;
}

interface Known {
  /** The address of the article with a slug. */
  address(slug: string): string;
  pictures: ReadonlyMap<string, Drawn>;
}

const markdown = new MarkdownIt({ html: true });

const callout = /^\[!(NOTE|TIP|WARNING)\]\n/;

/** Callouts are written as on GitHub: a quote that begins with [!NOTE], [!TIP] or [!WARNING]. */
markdown.core.ruler.after('block', 'callouts', ({ tokens }) => {
  for (const [at, token] of tokens.entries()) {
    const first = tokens[at + 2];
    const kind = token.type === 'blockquote_open' && callout.exec(first?.content ?? '')?.[1];
    if (!kind || !first) continue;
    token.attrSet('class', kind.toLowerCase());
    first.content = first.content.replace(callout, '');
  }
});

const knownIn = (env: Record<string, unknown> | undefined) => env?.known as Known;

const toArticle = /^([\w-]+)\.md$/;

markdown.renderer.rules.link_open = (tokens, at, options, env, self) => {
  const token = tokens[at];
  const slug = toArticle.exec(String(token?.attrGet('href')))?.[1];
  if (slug) token?.attrSet('href', knownIn(env).address(slug));
  return self.renderToken(tokens, at, options);
};

markdown.renderer.rules.image = (tokens, at, options, env, self) => {
  const token = tokens[at];
  const name = String(token?.attrGet('src'));
  const drawn = knownIn(env).pictures.get(name);
  if (!token || !drawn) throw new Error(`There is no picture ${name}`);
  token.attrSet('alt', self.renderInlineAsText(token.children ?? [], options, env ?? {}));
  token.attrSet('src', drawn.url);
  token.attrSet('width', `${drawn.width}`);
  token.attrSet('height', `${drawn.height}`);
  return self.renderToken(tokens, at, options);
};

const captioned = /<p>(<img [^>]*?) title="([^"]*)"([^>]*>)<\/p>/g;

/** Renders an article as HTML. A picture with a title becomes a figure with a caption. */
export const renderArticle = (text: string, known: Known): string =>
  markdown
    .render(text, { known })
    .replace(captioned, '<figure>$1$3<figcaption>$2</figcaption></figure>');

/** The names of the pictures in an article. */
export const picturesIn = (text: string): string[] =>
  [...text.matchAll(/!\[[^\]]*\]\(([\w-]+\.svg)/g)].map(([, name]) => String(name));
