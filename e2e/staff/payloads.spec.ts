import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { isInert, missingFrom, showsLiterally, textOf, watch } from '../inert.ts';
import { payloads } from '../payloads.ts';
import { newPerson } from '../people.ts';
import { expectWritten } from '../written.ts';
import {
  type Colleague,
  confirmAddress,
  join,
  newOrganization,
  type Organization,
  openAs,
} from './organizations.ts';

// XS-02: text from visitors stays text in every field of every screen.
const texts = payloads.map(({ text }) => text.trim());
/** One attack of each kind, for screens that need a page each. */
const kinds = [...new Map(payloads.map(({ kind, text }) => [kind, text.trim()])).values()];
const half = Math.ceil(texts.length / 2);
const opposite = (index: number) => texts[(index + half) % texts.length] ?? '';

let server: Organization;
let effects: string[];

test.beforeEach(async () => {
  server = await newOrganization();
});
test.afterEach(() => expect(effects).toEqual([]));

async function open(browser: Parameters<typeof openAs>[0], path: string, who = server.admin) {
  return openAs(browser, who, path, async (page) => {
    effects = await watch(page);
  });
}

/** Creates all items, eight at a time. */
async function inParallel<Item>(items: readonly Item[], make: (item: Item, i: number) => unknown) {
  const workers = Array.from({ length: 8 }, async (_, worker) => {
    for (let i = worker; i < items.length; i += 8) await make(items[i] as Item, i);
  });
  await Promise.all(workers);
}

async function post(who: Colleague, path: string, data: object) {
  const answer = await who.api.post(path, { data });
  expect(answer.status(), await answer.text()).toBeLessThan(300);
  return answer.json();
}

test('XS-02: list, dashboard, search and palette show attacks in subjects and customers as text', {
  tag: '@full',
}, async ({ browser }) => {
  const create = (subject: string, i: number) =>
    post(server.admin, '/api/tickets', {
      subject,
      description: subject,
      customerName: opposite(i),
      customerEmail: `vera${i}@example.com`,
    });
  // The dashboard shows the newest tickets, so the last one is created last.
  await inParallel(texts.slice(0, -1), create);
  await create(texts.at(-1) ?? '', texts.length - 1);
  const page = await open(browser, '/tickets');
  const links = page.locator('a[data-open]');
  await expect(links.first()).toBeVisible();
  let seen = '';
  await expect(async () => {
    seen += await textOf(page);
    await isInert(page, 'the list');
    await links.last().scrollIntoViewIfNeeded();
    expect(missingFrom(texts, seen)).toEqual([]);
  }).toPass({ timeout: 90_000, intervals: [100] });

  await page.goto(helpdeskUrl);
  await showsLiterally(page, texts.slice(-1), 'the dashboard');
  const search = page.getByRole('combobox', { name: 'Search', exact: true });
  for (const word of ['alert', 'onerror', 'script', 'evil']) {
    await search.fill(word);
    await expect(page.getByRole('option').locator('mark').first()).toBeVisible();
    await isInert(page, `what ${word} finds`);
  }
  for (const text of kinds.slice(0, 4)) {
    await search.fill(text);
    await showsLiterally(page, [text], 'the search box');
  }
});

test('XS-02: staff and customer see a conversation with every attack as text', {
  tag: '@full',
}, async ({ browser }) => {
  const subject = kinds.join(' ').slice(0, 255);
  const email = 'vera@example.com';
  const ticket = await post(server.admin, '/api/tickets', {
    subject,
    description: texts.join('\n'),
    customerName: kinds[1],
    customerEmail: email,
  });
  const notes = texts.filter((_, i) => i % 2);
  const replies = texts.filter((_, i) => i % 2 === 0);
  const path = `/api/tickets/${ticket.id}/messages`;
  await inParallel(texts, (message, i) =>
    post(server.admin, path, { message, isInternal: i % 2 === 1 }),
  );
  const page = await open(browser, `/tickets/${ticket.id}`);
  await page.getByRole('button', { name: /older messages/ }).click();
  await expect(page.getByRole('listitem', { name: /Reply|note/i })).toHaveCount(texts.length);
  await showsLiterally(page, [subject, ...texts], 'a ticket');
  const reply = page.getByRole('textbox', { name: 'Reply' });
  await reply.fill(texts.join('\n'));
  await page.reload();
  await expectWritten(reply, texts.join('\n'));

  const visitor = await open(browser, `/public/ticket/${await subdomainOf(server)}`);
  await visitor.getByLabel('Email Address').fill(email);
  await visitor.getByLabel('Ticket Number').fill(ticket.ticketNumber);
  await visitor.getByRole('button', { name: 'Access Ticket' }).click();
  await showsLiterally(visitor, [subject, ...texts, ...replies], 'the ticket page of a customer');
  expect(notes.length).toBeGreaterThan(0);
});

test('XS-02: attacks in names of people and organizations are shown as text', {
  tag: '@full',
}, async ({ browser }) => {
  const page = await open(browser, '/');
  for (const [i, organizationName] of kinds.entries()) {
    const person = { ...newPerson('A'), firstName: organizationName, lastName: opposite(i) };
    const { token } = await join(person, { organizationName });
    await becomes(page, token);
    await page.goto(helpdeskUrl);
    await showsLiterally(page, [organizationName], 'the dashboard of a new organization');
  }
  await becomes(page, server.admin.token);
  await confirmAddress(server.admin);
  const members = payloads.filter((_, i) => i % 8 === 0).map(({ text }) => text.trim());
  await inParallel(members, async (firstName, i) => {
    const person = { ...newPerson('M'), firstName, lastName: opposite(i) };
    const { url } = await post(server.admin, '/api/team/invite', {
      email: person.email,
      role: i % 2 ? 'agent' : 'admin',
      message: firstName,
    });
    await join(person, { invitationToken: url.split('/').at(-1) });
  });
  await page.goto(`${helpdeskUrl}/team`);
  await showsLiterally(page, members, 'the team');
  const ticket = await post(server.admin, '/api/tickets', { subject: 'A', description: 'B' });
  await page.goto(`${helpdeskUrl}/tickets/${ticket.id}`);
  await showsLiterally(page, members, 'the choice of agents');
});

test('XS-02: a form with every attack, and its answers, are shown as text', {
  tag: '@full',
}, async ({ browser }) => {
  const forms: { id: string; part: string[] }[] = [];
  for (let from = 0; from < texts.length; from += 48) {
    const part = texts.slice(from, from + 48);
    const { id } = await post(server.admin, '/api/contact-forms', formOf(part));
    forms.push({ id, part });
  }
  const subdomain = await subdomainOf(server);
  const page = await open(browser, '/contact-forms');
  await showsLiterally(
    page,
    forms.map(({ part }) => part[0] ?? ''),
    'the forms',
  );
  for (const { id, part } of forms) {
    await page.goto(`${helpdeskUrl}/public/contact/${subdomain}?form=${id}`);
    await showsLiterally(page, part, 'the contact page');
    const data = Object.fromEntries(part.map((text, i) => [`f${i}`, text]));
    await post(server.admin, '/api/widget/submit', { formId: id, org: subdomain, data });
  }
  await page.goto(`${helpdeskUrl}/contact-forms`);
  const { part } = forms[0] ?? { part: [] };
  await openEach(page, part[0] ?? '', part);
});

/** Opens each dialog that shows the form's texts. */
async function openEach(page: Page, name: string, part: string[]) {
  await page.getByRole('button', { name: `Preview ${name}`, exact: true }).click();
  await showsLiterally(page, part, 'the preview of a form');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
  await showsLiterally(page, part, 'the editor of a form');
  await page.goto(`${helpdeskUrl}/contact-forms`);
  await page.getByRole('button', { name: `Submissions of ${name}`, exact: true }).click();
  await page.locator('[id^=submission-]').first().click();
  await showsLiterally(page, part, 'the answers to a form');
}

const formOf = (part: string[]) => ({
  name: part[0],
  title: part[0],
  description: part.join('\n').slice(0, 2_000),
  fields: [
    ...part.slice(0, -1).map((text, i) => ({
      ...{ id: `i${i}`, name: `f${i}`, label: text, type: 'text', required: false },
      ...{ placeholder: text, helpText: text },
    })),
    {
      ...{ id: 'choice', name: `f${part.length - 1}`, label: part.at(-1), type: 'select' },
      ...{ required: false, options: [...new Set(part)] },
    },
  ],
  settings: { submitButtonText: part[1], successMessage: part[2] },
});

/** Signs in another user from the next page load on. */
const becomes = (page: Page, token: string) =>
  page.addInitScript((value) => localStorage.setItem('auth_token', value), token);

async function subdomainOf({ admin }: Organization): Promise<string> {
  const answer = await admin.api.get('/api/organization');
  const { organization } = await answer.json();
  return organization.subdomain;
}
