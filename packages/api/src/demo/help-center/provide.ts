import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { plainLook } from '@helpdesk/sdk/rules/help-look';
import { anyOrganizationIdOf } from '../../auth/store/organizations.ts';
import { newId, now } from '../../database/ids.ts';
import type { Org } from '../../database/types.ts';
import type { Actor } from '../../event-catalog.ts';
import { findUserByEmail } from '../../features/accounts/store/accounts.ts';
import { insertDefaultForm } from '../../features/forms/store/forms.ts';
import { findPublished, readCategories } from '../../features/help/read/articles.ts';
import { createArticle } from '../../features/help/store/articles.ts';
import { createCategory, orderArticles } from '../../features/help/store/categories.ts';
import { saveTranslation } from '../../features/help/store/translations.ts';
import { changeGeneral } from '../../features/organization/general-settings.ts';
import { languagesOf } from '../../features/organization/present.ts';
import { readOrganization } from '../../features/organization/store/organization.ts';
import { drawSvg } from '../../files/picture.ts';
import { keepPicture } from '../../files/store/pictures.ts';
import { pauseBetweenBatches } from '../../jobs/half-time.ts';
import { places } from '../../places.ts';
import type { ServerContext } from '../../server-context.ts';
import { demoPeople } from '../demo.ts';
import {
  type CategoryFile,
  type HelpCenterFile,
  readArticle,
  readCenter,
  readPicture,
} from './files.ts';
import { type Drawn, picturesIn, renderArticle } from './markdown.ts';

/** An import in progress. */
interface Import {
  server: ServerContext;
  org: Org;
  center: HelpCenterFile;
  folder: string;
  author: { actor: Actor; userId: string; config: ServerContext['config'] };
  pictures: Map<string, Drawn>;
  pause(): Promise<void>;
}

/**
 * Creates the organization of a made-up company and imports its help center from Markdown files, unless it exists. An interrupted
 * import continues where it stopped.
 */
export async function provideHelpCenter(
  server: ServerContext,
  folder = places.demoHelpCenter,
): Promise<void> {
  const { database, config } = server;
  const center = await readCenter(folder);
  const { directory } = database;
  const existing = await anyOrganizationIdOf(directory, center.subdomain);
  const found = demoPeople.map(({ email }) => findUserByEmail(directory, email));
  const [admin, agent] = await Promise.all(found);
  if (!admin || !agent) return;
  const org = database.org(existing ?? (await createOrganization(server, center, [admin, agent])));
  const row = await readOrganization(org);
  // The languages are set last, so they mark a finished import.
  if (row.name !== center.name || languagesOf(row).length > 1) return;
  const name = `${agent.first_name} ${agent.last_name}`;
  const actor: Actor = { type: 'staff', userId: agent.id, name };
  const author = { actor, userId: agent.id, config };
  const pause = pauseBetweenBatches();
  const all: Import = { server, org, center, folder, author, pictures: new Map(), pause };
  for (const category of center.categories) await addCategory(all, category, null);
  await finish(all);
}

/** An empty organization with two of the demo's users. */
async function createOrganization(
  { database }: ServerContext,
  { name, subdomain, color, timezone }: HelpCenterFile,
  users: readonly { id: string }[],
): Promise<string> {
  const id = newId();
  await database.directory.write(async (tx) => {
    const created_at = now();
    await tx.insert('organizations', {
      id,
      name,
      subdomain,
      timezone,
      primary_color: color,
      ticket_prefix: 'TK',
      auto_assignment: false,
      settings: {},
      created_at,
    });
    const org = tx.org(id);
    for (const [at, user] of users.entries()) {
      const role = at === 0 ? 'admin' : 'agent';
      await org.insert('memberships', { id: newId(), user_id: user.id, role, created_at });
    }
    await insertDefaultForm(org);
  });
  return id;
}

async function addCategory(
  all: Import,
  category: CategoryFile,
  parentId: string | null,
): Promise<void> {
  const { org, center } = all;
  const { slug, icon, names, articles, parts = [] } = category;
  const [first, ...others] = center.languages;
  const [name, description] = names[first] ?? [slug, ''];
  const known = (await readCategories(org)).find((one) => one.slug === slug);
  const translations = others.flatMap((language) => {
    const [title, text] = names[language] ?? [];
    return title ? [{ language, name: title, description: text ?? null }] : [];
  });
  const input = { slug, icon, name, description, parentId, translations };
  const id = known?.id ?? (await createCategory(org, input));
  const ids: string[] = [];
  for (const one of articles) {
    ids.push(await addArticle(all, one, id));
    await all.pause();
  }
  await orderArticles(org, id, ids);
  for (const part of parts) await addCategory(all, part, id);
}

/** Creates an article with its translations; returns its ID. */
async function addArticle(all: Import, slug: string, categoryId: string): Promise<string> {
  const { org, center, author } = all;
  const original = await write(all, slug, null);
  if (!original) throw new Error(`There is no article ${slug}.md`);
  const { title, tags, content } = original;
  const input = { title, tags, content, slug, categoryId, isPublished: true };
  const id = (await findPublished(org, slug))?.id ?? (await createArticle(org, input, author));
  for (const language of center.languages.slice(1)) {
    const translated = await write(all, slug, language);
    if (!translated) continue;
    const { title, content } = translated;
    await saveTranslation(org, id, language, { title, content, isPublished: true });
  }
  return id;
}

/** Reads an article, stores its pictures and renders it; null if there is no such translation. */
async function write(all: Import, slug: string, language: ElementLanguage | null) {
  const { center, folder, pictures } = all;
  const article = await readArticle(folder, slug, language);
  if (!article) return null;
  for (const name of picturesIn(article.text)) {
    if (!pictures.has(name)) pictures.set(name, await addPicture(all, name, pictureWidth));
  }
  const address = (other: string) => `/public/help/${center.subdomain}/article/${other}`;
  return { ...article, content: renderArticle(article.text, { address, pictures }) };
}

/** Pixels: twice the width of an article's text. */
const pictureWidth = 1_280;
const logoWidth = 256;

async function addPicture({ org, folder }: Import, name: string, width: number): Promise<Drawn> {
  const picture = await drawSvg(await readPicture(folder, name), width);
  return { url: await keepPicture(org, picture), width: picture.width, height: picture.height };
}

/** Sets logo, links and languages. */
async function finish(all: Import): Promise<void> {
  const { org, center } = all;
  const { languages, headerLinks, footerText, footerLinks } = center;
  const { url } = await addPicture(all, 'logo.svg', logoWidth);
  await org.write((tx) => tx.update('organizations', {}, { logo_url: url }));
  await changeGeneral(org, {
    languages: [...languages],
    helpCenter: { ...plainLook, headerLinks, footerText, footerLinks, iconUrl: url },
  });
}
