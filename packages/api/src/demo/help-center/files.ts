import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';

type PageLinks = Schema<'HelpCenterLook'>['headerLinks'];

/** The name and the description of a category. */
type Names = Partial<Record<ElementLanguage, [name: string, description: string]>>;

export interface CategoryFile {
  slug: string;
  icon: Schema<'HelpIcon'>;
  names: Names;
  /** The slugs of its articles, in their order on the page. */
  articles: string[];
  parts?: Omit<CategoryFile, 'parts'>[];
}

/** The contents of `help-center.yaml`. */
export interface HelpCenterFile {
  name: string;
  subdomain: string;
  color: string;
  timezone: string;
  languages: [ElementLanguage, ...ElementLanguage[]];
  headerLinks: PageLinks;
  footerText: string;
  footerLinks: PageLinks;
  categories: CategoryFile[];
}

/** An article in one language. */
export interface ArticleFile {
  title: string;
  tags: string[];
  /** Markdown. */
  text: string;
}

/** Loaded on first use: only a demo reads these files. */
const yaml = () => import('yaml');

export async function readCenter(folder: string): Promise<HelpCenterFile> {
  const { parse } = await yaml();
  return parse(readFileSync(join(folder, 'help-center.yaml'), 'utf8')) as HelpCenterFile;
}

const parts = /^---\n(.*?)\n---\n(.*)$/s;

/** An article in a language; null if it isn't translated. The first language has no suffix. */
export async function readArticle(
  folder: string,
  slug: string,
  language: ElementLanguage | null,
): Promise<ArticleFile | null> {
  const name = `${language ? `${slug}.${language}` : slug}.md`;
  const source = await readFile(join(folder, 'articles', name), 'utf8').catch(() => null);
  if (source === null) return null;
  const [, head = '', text = ''] = parts.exec(source) ?? [];
  const { parse } = await yaml();
  const { title, tags = [] } = parse(head) as Partial<ArticleFile>;
  if (!title || !text) throw new Error(`${name} must begin with a head that has a title`);
  return { title, tags, text };
}

export const readPicture = (folder: string, name: string): Promise<Buffer> =>
  readFile(join(folder, 'pictures', name));
