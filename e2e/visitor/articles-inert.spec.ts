import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { isInert, watch } from '../inert.ts';
import { payloads } from '../payloads.ts';
import { type Colleague, newOrganization } from '../staff/organizations.ts';

const together = 40;

async function write({ api }: Colleague, slug: string, content: string): Promise<string> {
  const data = { title: `Article ${slug}`, content, slug, isPublished: true };
  const made = await api.post('/api/help/articles', { data });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { content: string }).content;
}

// Saves each attack in its own article, so none hides another, and then reads many results on one page.
test('XS-01: attacks in articles never run or send requests after they are saved', {
  tag: '@full',
}, async ({ browser }) => {
  const { agent } = await newOrganization();
  const { organization } = await (await agent.api.get('/api/organization')).json();
  const center = `${helpdeskUrl}/public/help/${organization.subdomain}`;
  const left: string[] = [];
  const workers = Array.from({ length: 6 }, async (_, worker) => {
    for (let at = worker; at < payloads.length; at += 6) {
      left[at] = await write(agent, `attack-${at}`, `<p>before</p>${payloads[at]?.text}`);
    }
  });
  await Promise.all(workers);
  for (let from = 0; from < left.length; from += together) {
    const content = left.slice(from, from + together).join('');
    expect(await write(agent, `many-${from}`, content), 'cleaned twice').toBe(content);
  }

  const page = await (await browser.newContext()).newPage();
  const effects = await watch(page);
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(helpdeskUrl)) others.push(request.url());
  });
  for (let from = 0; from < left.length; from += together) {
    await page.goto(`${center}/article/many-${from}`);
    await expect(page.locator('article p').first()).toBeVisible();
    await isInert(page, `the articles from ${from}`);
  }
  for (const path of ['', '?q=before', '?q=alert']) {
    await page.goto(center + path);
    await isInert(page, `the help center${path}`);
  }
  expect(effects).toEqual([]);
  expect(others).toEqual([]);
});
