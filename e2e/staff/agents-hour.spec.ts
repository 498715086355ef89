import { type Browser, expect, type Page } from 'playwright/test';
import { times } from '../../packages/api/src/test/deep.ts';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { addTicket, type Colleague, newOrganization, type Organization } from './organizations.ts';

/** The number of tickets. Each one takes the same keys. */
const many = times(3, 30);

let team: Organization;

/** Creates this many open tickets and returns their subjects in the order of the list, newest first. */
async function fill(count: number): Promise<string[]> {
  const subjects = Array.from({ length: count }, (_, at) => `Question ${at + 1} of many`);
  for (const subject of subjects) await addTicket(team.admin, subject);
  return subjects.toReversed();
}

async function open(browser: Browser, { token }: Colleague, options: object): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await page.goto(`${helpdeskUrl}/tickets?status=open&sort=-createdAt`);
  await expect(page.locator('a[data-open]').first()).toBeVisible();
  return page;
}

type Row = { status: string; priority: string; assignedAgent: { email: string } | null };

/** Expects each ticket to be answered, resolved, urgent and assigned to the admin. */
async function expectDone(count: number) {
  const answer = await team.admin.api.get('/api/tickets?limit=100');
  const tickets = ((await answer.json()) as Row[]).map(({ status, priority, assignedAgent }) =>
    [status, priority, assignedAgent?.email].join(),
  );
  const done = ['resolved', 'urgent', team.admin.email].join();
  expect(tickets).toEqual(Array.from({ length: count }, () => done));
}

test.beforeEach(async () => {
  team = await newOrganization();
});

test(`an agent answers, resolves, assigns and prioritizes ${many} tickets with the keyboard`, async ({
  browser,
  violations,
}) => {
  const subjects = await fill(many);
  const page = await open(browser, team.admin, {});
  let keys = 0;
  let loop = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  /** Presses a key of the loop: open, answer, resolve, next. */
  const pressInLoop = async (key: string) => {
    loop += 1;
    await press(key);
  };
  await press('j');
  await press('Enter');
  for (const [at, subject] of subjects.entries()) {
    await expect(page.getByRole('heading', { name: subject })).toBeVisible();
    await expect(page.getByText(`${at + 1} of ${many}`, { exact: true })).toBeVisible();
    await press('m');
    await press('p');
    await expect(page.getByRole('menu', { name: 'Priority' })).toBeVisible();
    await press('u');
    await expect(page.getByRole('menuitemradio', { name: 'Urgent' })).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('button', { name: /^Priority:\s*urgent/ })).toBeVisible();
    const assignee = page.getByLabel('Assigned Agent').locator('option:checked');
    await expect(assignee).toHaveText(/^Ada Tester/);
    await pressInLoop('r');
    await page.keyboard.type(`About “${subject}”: done.`);
    await pressInLoop('ControlOrMeta+Shift+Enter');
  }
  // The last ticket stays open, because there is no next one.
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(page.getByText('About “Question 1 of many”: done.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await press('Escape');
  await press('u');
  await expect(page.getByText(`0 of ${many}`)).toBeVisible();
  // Before tickets became one conversation (4932ee5), the loop took four shortcuts: r, Ctrl Shift Enter, Escape to leave
  // the empty composer, and j. In a list filtered by status, as here, it took six: the resolved ticket was no longer in
  // the list, so j had no next ticket, and the agent clicked Back and pressed j and Enter.
  expect(loop).toBe(many * 2);
  // Six keys for each ticket without its text (before: seven, with a click to assign it and two for the priority), and
  // four to open and leave the list.
  expect(keys).toBe(many * 6 + 4);
  await expectDone(many);
});

test(`an agent handles ${many} tickets by touch on a phone`, { tag: '@full' }, async ({
  browser,
  violations,
}) => {
  const subjects = await fill(many);
  const page = await open(browser, team.admin, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  let taps = 0;
  const tap = async (role: 'button' | 'link' | 'textbox', name: string) => {
    taps += 1;
    const one = page.getByRole(role, { name, exact: true });
    await expect(one).toBeInViewport({ ratio: 1 });
    await one.tap();
  };
  await tap('link', subjects[0] ?? '');
  for (const subject of subjects) {
    await expect(page.getByRole('heading', { name: subject })).toBeInViewport({ ratio: 1 });
    await tap('button', 'Details');
    const details = page.getByRole('dialog', { name: 'Details' });
    await tap('button', 'Assign to me');
    await expect(details.getByRole('button', { name: 'Assign to me' })).toBeHidden();
    taps += 1;
    await details.getByLabel('Priority').selectOption('Urgent');
    await expect(details.getByLabel('Priority')).toBeEnabled();
    await tap('button', 'Close');
    await expect(details).toBeHidden();
    await tap('textbox', 'Reply');
    await page.keyboard.type(`About “${subject}”: done.`);
    await tap('button', 'Send and Resolve');
  }
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(page.getByText('About “Question 1 of many”: done.')).toBeVisible();
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await beyond()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(taps).toBe(many * 6 + 1);
  await expectDone(many);
});

test('an agent returns from a ticket to its row, and a resolved ticket stays in the list', {
  tag: '@full',
}, async ({ browser }) => {
  await fill(40);
  const page = await open(browser, team.admin, {});
  const link = (subject: string) => page.getByRole('link', { name: subject, exact: true });
  for (let row = 0; row < 30; row += 1) await page.keyboard.press('j');
  await expect(link('Question 11 of many')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Question 11 of many' })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: 'Question 10 of many' })).toBeVisible();
  await page.keyboard.press('u');
  await expect(link('Question 10 of many')).toBeFocused();
  await expect(link('Question 10 of many')).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('e');
  await expect(page.getByText(/is no longer in this list/)).toBeAttached();
  await expect(link('Question 10 of many')).toBeFocused();
  await expect(link('Question 10 of many')).toHaveCSS('text-decoration-line', 'line-through');

  // Continues to the end of the list without skipping a ticket.
  for (let number = 9; number > 0; number -= 1) {
    await page.keyboard.press('j');
    await expect(link(`Question ${number} of many`)).toBeFocused();
    await page.keyboard.press('e');
  }
  await expect(page.getByText(/is no longer in this list/)).toBeAttached();
  await expect(link('Question 1 of many')).toBeFocused();
});

test('an agent sees the list next to the open ticket if there is room for both', async ({
  browser,
  violations,
}) => {
  await fill(3);
  const page = await open(browser, team.admin, { viewport: { width: 1280, height: 800 } });
  const list = page.getByRole('complementary', { name: 'List of tickets' });
  const row = (subject: string) => list.getByRole('link', { name: new RegExp(subject) });
  const heading = (subject: string) => page.getByRole('heading', { name: subject });
  await page.keyboard.press('v');
  await expect(page.getByText('No ticket open')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading('Question 3 of many')).toBeVisible();
  await page.keyboard.press('j');
  await expect(heading('Question 2 of many')).toBeVisible();
  await expect(row('Question 2')).toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('e');
  await expect(row('Question 2')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.getByRole('button', { name: 'Send Reply' })).toBeInViewport({ ratio: 1 });
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(heading('Question 2 of many')).toBeVisible();
  await expect(row('Question 3')).toBeVisible();
  await page.setViewportSize({ width: 1279, height: 800 });
  await expect(list).toBeHidden();
  await expect(heading('Question 2 of many')).toBeVisible();
});
