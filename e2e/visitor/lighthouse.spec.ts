import lighthouse, { type Flags } from 'lighthouse';
import { chromium, expect } from 'playwright/test';
import { freePort } from '../../packages/api/src/test/free-port.ts';
import { helpdeskUrl } from '../addresses.ts';
import { browserArguments, executablePath } from '../browser.ts';
import { test } from '../fixtures.ts';
import { addTicket, newOrganization } from '../staff/organizations.ts';
import { subdomainOf } from '../staff/visitor.ts';

// One page after another, because other work on the machine distorts each measurement.
test.describe.configure({ mode: 'default' });

/** Whether nothing else runs on the machine. Only then are times meaningful. */
const isIdle = process.env.E2E_IDLE === '1';
const always = ['accessibility', 'best-practices', 'seo'];

const pages = {
  'the landing page': '/',
  'the contact page': '/public/contact/demo',
  'the help center': '/public/help/demo',
  'an article': '/public/help/demo/article/where-is-my-order',
};

/** Returns a page's scores on a phone, and the audits that lower them. */
async function scoresOf(path: string) {
  const port = await freePort();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const flags: Flags = {
    port,
    logLevel: 'error',
    onlyCategories: isIdle ? ['performance', ...always] : always,
    // The other categories don't need a simulated slow network.
    ...(!isIdle && { throttlingMethod: 'provided' }),
  };
  try {
    const result = await lighthouse(helpdeskUrl + path, flags);
    if (!result) throw new Error(`Lighthouse has nothing to say of ${path}`);
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    const scores: Record<string, number> = {};
    const wrong: string[] = [];
    for (const { id, score, auditRefs } of Object.values(categories)) {
      scores[id] = Math.round((score ?? 0) * 100);
      for (const { id: audit, weight } of auditRefs) {
        const { score: one, details } = audits[audit] ?? {};
        if (!weight || (one ?? 1) === 1) continue;
        const items = details?.type === 'table' ? JSON.stringify(details.items.slice(0, 3)) : '';
        wrong.push(`${id}: ${audit} ${items}`);
      }
    }
    process.stdout.write(`${path.split('#')[0]} ${JSON.stringify(scores)}\n`);
    const { performance = 100, ...others } = scores;
    return { performance, others, wrong, path: new URL(finalDisplayedUrl).pathname };
  } finally {
    await browser.close();
  }
}

const whole = { accessibility: 100, 'best-practices': 100, seo: 100 };

for (const [name, path] of Object.entries(pages)) {
  test(`Lighthouse finds no problems on ${name} on a phone`, { tag: '@full' }, async () => {
    const { performance, others, wrong, path: shown } = await scoresOf(path);
    expect({ ...others, shown }, wrong.join('\n')).toEqual({ ...whole, shown: path });
    expect(performance, wrong.join('\n')).toBeGreaterThanOrEqual(95);
  });
}

test('Lighthouse finds no problems on a ticket page on a phone, except that search engines are blocked', {
  tag: '@full',
}, async () => {
  const { admin } = await newOrganization();
  const { id, ticketNumber } = await addTicket(admin, 'The grinder stops');
  const subdomain = await subdomainOf(admin);
  const answer = await admin.api.post(`/api/public/tickets/${subdomain}/lookup`, {
    data: { email: 'vera@example.com', ticketNumber },
  });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const path = `/public/ticket/${subdomain}/${id}`;
  const found = await scoresOf(`${path}#access=${accessToken}`);
  expect(found.path).toBe(path);
  expect(found.others, found.wrong.join('\n')).toMatchObject({
    accessibility: 100,
    'best-practices': 100,
  });
  expect(found.wrong.filter((one) => one.startsWith('seo'))).toEqual([
    expect.stringMatching(/^seo: is-crawlable .*noindex/),
  ]);
  expect(found.performance, found.wrong.join('\n')).toBeGreaterThanOrEqual(95);
});
