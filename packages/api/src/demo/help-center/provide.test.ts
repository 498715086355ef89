// Provides 150 articles, which only the demo has. The ordinary tier tests the pages: features/help.
// @module-tag full

import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizationIdOf } from '../../auth/store/organizations.ts';
import type { HelpArticleRow, HelpTranslationRow } from '../../database/rows/help.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { provideDemo } from '../demo.ts';
import { provideHelpCenter } from './provide.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const { context } = server;
  await provideDemo(context.database, { ...context.config, demo: true });
  await provideHelpCenter(context);
}, 120_000);
afterAll(() => server.stop());

const get = (path: string) => fetch(`${server.url}/public/help/hourwell${path}`);

async function contents() {
  const { database } = server.context;
  const org = database.org((await organizationIdOf(database.directory, 'hourwell')) ?? '');
  const articles = await org.all<HelpArticleRow>(org.from('help_articles'));
  const translations = await org.all<HelpTranslationRow>(org.from('help_translations'));
  const files = await org.all(org.from('files').select('name'));
  return { articles, translations, files };
}

test('the demo help center has 50 articles, all published, in three languages', async () => {
  const { articles, translations } = await contents();
  expect(articles).toHaveLength(50);
  expect(articles.every(({ is_published }) => is_published === 1)).toBe(true);
  for (const language of ['de', 'ja']) {
    expect(translations.filter((one) => one.language === language)).toHaveLength(50);
  }
});

test('its pages are readable in each language, with all links and pictures', async () => {
  const map = await (await get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
  expect(addresses.length).toBeGreaterThan(200);
  const paths = new Set(addresses.map((address) => address.slice(new URL(address).origin.length)));
  const broken: string[] = [];
  for (const path of paths) {
    const answer = await fetch(server.url + path);
    const page = await answer.text();
    if (answer.status !== 200) broken.push(path);
    for (const [, target = ''] of page.matchAll(/(?:href|src)="(\/[^"#]*)/g)) {
      if (/^\/(public\/help\/|files\/)/.test(target)) paths.add(target.replaceAll('&amp;', '&'));
    }
  }
  expect(broken).toEqual([]);
}, 120_000);

test('every page weighs at most 25 kB compressed, with its styles and scripts but without pictures', async () => {
  const weigh = async (path: string): Promise<number> => {
    const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br' } });
    await answer.arrayBuffer();
    return Number(answer.headers.get('content-length'));
  };
  const { articles } = await contents();
  const heaviest = articles.toSorted((one, other) => other.content.length - one.content.length);
  for (const path of ['', '/category/calendar', `/article/${heaviest[0]?.slug}`]) {
    for (const language of ['en', 'de', 'ja']) {
      const page = await (await get(`${path}?lang=${language}`)).text();
      const assets = [...page.matchAll(/(?:href|src)="(\/public\/help-assets\/[^"]+)"/g)];
      const sizes = await Promise.all(
        [`/public/help/hourwell${path}?lang=${language}`, ...assets.map(([, one = '']) => one)].map(
          weigh,
        ),
      );
      expect(
        sizes.reduce((sum, size) => sum + size, 0),
        `${path} ${language}`,
      ).toBeLessThan(25_000);
    }
  }
});

test('a second run changes nothing, even if an article was deleted', async () => {
  const before = await contents();
  const { org } = server.acme;
  expect(org.id).not.toBe(before.articles[0]?.organization_id);
  const deleted = before.articles[0];
  const own = server.context.database.org(deleted?.organization_id ?? '');
  await own.write((tx) => tx.remove('help_articles', { id: deleted?.id ?? '' }));
  await provideHelpCenter(server.context);
  const after = await contents();
  expect(after.articles).toHaveLength(49);
  expect(after.files).toHaveLength(before.files.length);
});

test('an interrupted import continues, and adds nothing twice', async () => {
  const { articles } = await contents();
  const org = server.context.database.org(articles[0]?.organization_id ?? '');
  await org.write(async (tx) => {
    await tx.update('organizations', {}, { settings: {} });
    await tx.remove('help_translations', { language: 'ja' });
  });
  await provideHelpCenter(server.context);
  const after = await contents();
  expect(after.articles).toHaveLength(50);
  expect(after.translations.filter(({ language }) => language === 'ja')).toHaveLength(50);
});

test("an organization of the same subdomain that isn't the demo's stays untouched", async () => {
  const other = await startTestServer();
  const { context, acme } = other;
  await provideDemo(context.database, { ...context.config, demo: true });
  await acme.org.write((tx) => tx.update('organizations', {}, { subdomain: 'hourwell' }));
  await provideHelpCenter(context);
  expect(await acme.org.all(acme.org.from('help_articles'))).toEqual([]);
  await other.stop();
});
