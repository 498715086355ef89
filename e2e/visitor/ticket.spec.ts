import { type Browser, expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { mailedLink } from '../mail.ts';
import { isDrawn, manual, picture } from '../staff/files.ts';
import { addTicket, newOrganization, type Organization } from '../staff/organizations.ts';
import { refuse } from '../staff/shows.ts';
import { subdomainOf } from '../staff/visitor.ts';
import { weightOf } from './weight.ts';

let team: Organization;
let lookup: string;
test.beforeAll(async () => {
  team = await newOrganization();
  lookup = `/public/ticket/${await subdomainOf(team.admin)}`;
});

const box = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });
const messages = (page: Page) => page.locator('#conversation > li');

const say = async (id: string, data: object) => {
  const answer = await team.agent.api.post(`/api/tickets/${id}/messages`, { data });
  expect(answer.status()).toBe(201);
};

async function lookUp(page: Page, ticketNumber: string) {
  await page.goto(helpdeskUrl + lookup);
  await page.getByLabel('Email Address').fill('vera@example.com');
  await page.getByLabel('Ticket Number').fill(ticketNumber);
  await page.getByRole('button', { name: 'Access Ticket' }).click();
  await expect(page.getByRole('heading', { name: `Ticket #${ticketNumber}` })).toBeVisible();
}

/** Returns the link of an email, with the token of a lookup. */
async function linkTo(id: string, ticketNumber: string) {
  const path = `/api/public/tickets/${lookup.split('/').at(-1)}/lookup`;
  const data = { email: 'vera@example.com', ticketNumber };
  const answer = await team.admin.api.post(path, { data });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return `${lookup}/${id}#access=${accessToken}`;
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer looks up a ticket, replies with and without files, and checks for new messages', async ({
    page,
  }) => {
    const { id, ticketNumber } = await addTicket(team.admin, 'No scripts');
    await page.goto(lookup);
    await page.getByLabel('Email Address').fill('vera@example.com');
    await page.getByLabel('Ticket Number').fill('TK-2020-000001');
    await page.getByRole('button', { name: 'Access Ticket' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'No ticket matches this email and ticket number',
    );
    await expect(page.getByLabel('Email Address')).toHaveValue('vera@example.com');
    await page.getByLabel('Ticket Number').fill(ticketNumber);
    await page.getByRole('button', { name: 'Access Ticket' }).click();
    await expect(page.getByText('No scripts', { exact: true })).toBeVisible();
    expect(page.url()).toBe(helpdeskUrl + lookup);

    await box(page).fill('Here is a picture');
    await page.getByLabel('Attach files').setInputFiles([picture, manual]);
    await send(page).click();
    await expect(page.getByText('Your message has been sent.')).toBeVisible();
    await expect(messages(page)).toHaveCount(2);
    await expect(page.getByRole('img', { name: 'Kettle.png' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Download Manual\.pdf/ })).toBeVisible();
    await say(id, { message: 'Thank you' });
    await page.getByRole('button', { name: 'Check for New Messages' }).click();
    await expect(page.getByText('Thank you')).toBeVisible();

    // The server rejects a reply with only spaces.
    await box(page).fill('  ');
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText('Message is required');
    await box(page).fill('Good bye');
    await send(page).click();
    await expect(messages(page)).toHaveCount(4);
    await page.getByRole('button', { name: 'Back to Lookup' }).click();
    await expect(page.getByRole('heading', { name: 'Access Your Ticket' })).toBeVisible();
    await expect(page.getByLabel('Email Address')).toHaveValue('');
  });

  test('a customer opens a ticket by pasting the link from an email, which opens nothing by itself', {
    tag: '@full',
  }, async ({ page }) => {
    const { id, ticketNumber } = await addTicket(team.admin, 'By a link');
    const link = await linkTo(id, ticketNumber);
    await page.goto(link);
    await expect(page.getByText('By a link', { exact: true })).toHaveCount(0);
    await page.getByLabel('Or paste the link from our email').fill(helpdeskUrl + link);
    await page.getByRole('button', { name: 'Open Link' }).click();
    await expect(page.getByText('By a link', { exact: true })).toBeVisible();
    expect(page.url()).not.toContain('access=');
  });
});

test('a customer reloads a ticket at its own URL and leaves it with Back to Lookup', {
  tag: '@full',
}, async ({ page, pageErrors, violations }) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Looked up');
  await lookUp(page, ticketNumber);
  await expect(page).toHaveURL(`${helpdeskUrl}${lookup}/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText('Looked up', { exact: true })).toBeVisible();
  // The browser's Back shows the lookup, and Forward the ticket.
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Access Your Ticket' })).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Looked up', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Lookup' }).click();
  await expect(page.getByRole('heading', { name: 'Access Your Ticket' })).toBeVisible();
  await expect(page).toHaveURL(helpdeskUrl + lookup);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.goto(`${helpdeskUrl}${lookup}/${id}`);
  await expect(page.getByRole('heading', { name: 'Access Your Ticket' })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('a customer looks up a ticket and replies even if the script of the page fails to load', {
  tag: '@full',
}, async ({ page }) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Cut off');
  await page.route('**/ticket-page.js', (route) => route.abort());
  // Without the script the ticket doesn't open, so the lookup appears after a while.
  await page.goto(`${lookup}/${id}`);
  await expect(page.getByLabel('Email Address')).toBeVisible();
  await page.getByLabel('Email Address').fill('vera@example.com');
  await page.getByLabel('Ticket Number').fill(ticketNumber);
  await page.getByRole('button', { name: 'Access Ticket' }).click();
  await box(page).fill('Still here');
  await send(page).click();
  await expect(page.getByText('Your message has been sent.')).toBeVisible();
  await expect(messages(page).last()).toContainText('Still here');
});

test('a customer sees lookup errors at their fields, and a message if the server cannot be reached', {
  tag: '@full',
}, async ({ page, violations }) => {
  await page.goto(lookup);
  await page.getByRole('button', { name: 'Access Ticket' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Ticket number is required')).toBeVisible();
  await expect(page.getByLabel('Email Address')).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Email Address').fill('vera@example.com');
  await page.route(`**${lookup}`, (route) => route.abort());
  await page.getByRole('button', { name: 'Access Ticket' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to lookup ticket');
  await expect(page.getByLabel('Email Address')).toHaveValue('vera@example.com');
  await expect(page.getByRole('button', { name: 'Access Ticket' })).toBeEnabled();
});

test('a customer opens a ticket with an emailed link, the token leaves the URL, and an expired link shows a message', {
  tag: '@full',
}, async ({ page, browser }) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Mailed');
  const link = await linkTo(id, ticketNumber);
  await page.goto(link);
  await expect(page.getByText('Mailed', { exact: true })).toBeVisible();
  expect(page.url()).toBe(`${helpdeskUrl}${lookup}/${id}`);

  const late = await (await browser.newContext()).newPage();
  await late.goto(helpdeskUrl + link.slice(0, -4));
  await expect(late.getByText(/^This link has expired\./)).toBeVisible();
  await expect(late.getByLabel('Ticket Number')).toBeVisible();
  expect(await late.evaluate(() => sessionStorage.length)).toBe(0);
  await late.goto(`${helpdeskUrl}${lookup}#access=lost`);
  await expect(late.getByText('Ticket ID not found')).toBeVisible();
});

test('a customer sees that the server does not answer, and Try again shows the ticket', {
  tag: '@full',
}, async ({ page }) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Slow line');
  const link = await linkTo(id, ticketNumber);
  await page.route(`**${lookup}/${id}`, (route) =>
    route.request().resourceType() === 'xhr' ? route.abort() : route.fallback(),
  );
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText("We couldn't connect.");
  await page.unroute(`**${lookup}/${id}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Slow line', { exact: true })).toBeVisible();
});

test('a customer sees new messages without a reload and keeps the typed text', async ({ page }) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Live');
  await lookUp(page, ticketNumber);
  await box(page).fill('Half a sen');
  const first = await messages(page).first().elementHandle();
  await say(id, { message: 'One moment' });
  await say(id, { message: 'For colleagues', isInternal: true });
  await expect(messages(page)).toHaveCount(2);
  await expect(messages(page).last()).toContainText('One moment');
  await expect(box(page)).toHaveValue('Half a sen');
  await expect(box(page)).toBeFocused();
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
  await team.agent.api.patch(`/api/tickets/${id}`, { data: { status: 'in_progress' } });
  await expect(page.getByText('IN PROGRESS')).toBeVisible();
  // Typed text survives a reload until it is sent.
  await page.reload();
  await expect(box(page)).toHaveValue('Half a sen');
  await box(page).press('End');
  await box(page).pressSequentially('tence');
  await box(page).press('Control+Enter');
  await expect(messages(page).last()).toContainText('Half a sentence');
  await expect(box(page)).toHaveValue('');
  await page.reload();
  await expect(messages(page)).toHaveCount(3);
  await expect(box(page)).toHaveValue('');
});

test('a reply is sent once even if the response is lost, and a failed reply stays in the text box', {
  tag: '@full',
}, async ({ page }) => {
  const { ticketNumber } = await addTicket(team.admin, 'Bad line');
  await lookUp(page, ticketNumber);
  await expect(send(page)).toBeDisabled();
  await box(page).fill('   ');
  await expect(send(page)).toBeDisabled();
  let tries = 0;
  await page.route(`**${lookup}/*`, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    tries += 1;
    if (tries === 1) await route.fetch();
    return tries < 3 ? route.abort() : route.fallback();
  });
  await box(page).fill('Only once');
  await send(page).click();
  await expect(box(page)).toHaveValue('');
  expect(tries).toBe(3);
  await expect(messages(page).filter({ hasText: 'Only once' })).toHaveCount(1);
  await page.unroute(`**${lookup}/*`);
  await page.route(`**${lookup}/*`, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await box(page).fill('Not yet');
  await send(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to send message');
  await expect(box(page)).toHaveValue('Not yet');
  await page.unroute(`**${lookup}/*`);
  await send(page).click();
  await expect(messages(page).filter({ hasText: 'Not yet' })).toHaveCount(1);
});

test('a customer retries and removes failed files one by one with the keyboard', {
  tag: '@full',
}, async ({ page, violations }) => {
  const { ticketNumber } = await addTicket(team.admin, 'Files');
  await lookUp(page, ticketNumber);
  await box(page).fill('See');
  await refuse(page, /\/files\?name=/, 'POST', 'The file could not be stored');
  await page.locator('[data-attach]').setInputFiles([manual, picture]);
  const attached = page.getByRole('list', { name: 'Attached files' });
  await expect(attached.getByRole('alert')).toHaveCount(2);
  await expect(send(page)).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await page.unroute(/\/files\?name=/);
  await page.getByRole('button', { name: 'Remove Manual.pdf' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Kettle.png' })).toBeFocused();
  await page.getByRole('button', { name: 'Try Kettle.png again' }).press('Enter');
  await expect(attached.getByRole('alert')).toHaveCount(0);
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await expect(attached).toHaveCount(0);
  await isDrawn(page.getByRole('img', { name: 'Kettle.png' }));
});

test('a customer views the pictures of a conversation above the page with the keyboard', {
  tag: '@full',
}, async ({ page, violations }) => {
  const { ticketNumber } = await addTicket(team.admin, 'Pictures');
  await lookUp(page, ticketNumber);
  await page.locator('[data-attach]').setInputFiles([picture, { ...picture, name: 'Lid.png' }]);
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  await page.getByRole('link', { name: 'Kettle.png' }).click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await isDrawn(viewer.getByRole('img', { name: 'Kettle.png' }));
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await isDrawn(viewer.getByRole('img', { name: 'Lid.png' }));
  await expect(viewer.getByText('Lid.png (2 of 2)')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Lid.png' })).toBeFocused();
});

test('a customer replies to a closed ticket and opens the follow-up ticket', {
  tag: '@full',
}, async ({ page }) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Closed by now');
  await team.agent.api.patch(`/api/tickets/${id}`, { data: { status: 'closed' } });
  await lookUp(page, ticketNumber);
  await expect(
    page.getByText("This ticket is closed. If you reply, we'll open a follow-up ticket."),
  ).toBeVisible();
  await box(page).fill('It leaks again');
  await send(page).click();
  await expect(page.getByText(/we opened a follow-up: TK-/)).toBeVisible();
  await page.getByRole('button', { name: 'Open follow-up ticket' }).click();
  await expect(messages(page)).toHaveCount(1);
  await expect(messages(page)).toContainText('It leaks again');
  await expect(page).not.toHaveURL(new RegExp(`${id}|access`));
  await page.reload();
  await expect(messages(page)).toContainText('It leaks again');
});

test('a customer opens the ticket page from an emailed answer, with right-to-left text', async ({
  page,
}) => {
  const customerEmail = `layla.${Date.now()}@example.com`;
  const subject = 'الغلاية تسرب الماء';
  const { id } = await addTicket(team.admin, subject, { customerEmail });
  await say(id, { message: 'مرحبا ليلى، سنرسل لك واحدة جديدة.' });
  await page.goto(await mailedLink(customerEmail, /https?:\S+\/public\/ticket\/\S+#access=[\w-]+/));
  const words = page.getByText('مرحبا ليلى، سنرسل لك واحدة جديدة.');
  await expect(words).toBeVisible();
  expect(await words.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe(
    'plaintext',
  );
});

async function longTicket(browser: Browser, options: Parameters<Browser['newContext']>[0]) {
  const { id, ticketNumber } = await addTicket(team.admin, `Long ${'W'.repeat(120)}`);
  for (const text of ['https://shop.example/'.padEnd(180, 'a'), 'Short']) {
    await say(id, { message: text });
  }
  await say(id, {
    html: `<h3>Terms</h3><table><tr>${'<td>Much to say</td>'.repeat(12)}</tr></table>`,
  });
  const page = await (await browser.newContext(options)).newPage();
  await lookUp(page, ticketNumber);
  return page;
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1440, 390, 320]) {
    test(`the ticket page is accessible in ${colorScheme} colors at ${width} pixels`, {
      tag: '@full',
    }, async ({ browser, violations }) => {
      const page = await longTicket(browser, { colorScheme, viewport: { width, height: 800 } });
      await page.locator('[data-attach]').setInputFiles([manual]);
      await expect(page.getByRole('list', { name: 'Attached files' })).toContainText(/\d B/);
      expect(await violations(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    });
  }
}

test('lookup and ticket each take at most 12 requests and 45 kB, and none go to third parties', {
  tag: '@full',
}, async ({ page, browser }) => {
  const { id, ticketNumber } = await addTicket(team.admin, 'Weighed');
  await say(id, { message: 'Light' });
  const link = await linkTo(id, ticketNumber);
  const other = await (await browser.newContext()).newPage();
  const weights = [
    await weightOf(page, lookup, () => expect(page.getByLabel('Ticket Number')).toBeVisible()),
    await weightOf(other, link, () => expect(other.getByText('Light')).toBeVisible()),
  ];
  for (const weight of weights) {
    expect(weight.others).toEqual([]);
    expect(weight.paths.length, weight.paths.join('\n')).toBeLessThanOrEqual(12);
    expect(weight.bytes).toBeGreaterThan(5_000);
    expect(weight.bytes, weight.paths.join('\n')).toBeLessThanOrEqual(45_000);
  }
});

test('a visitor sees the launcher text that an admin set on the team’s own pages', async ({
  page,
}) => {
  const { admin } = await newOrganization();
  const subdomain = await subdomainOf(admin);
  const settings = await (await admin.api.get('/api/chat/settings')).json();
  const panel = { ...settings.panel, launcher: { look: 'text', text: 'Ask us' } };
  const answer = await admin.api.patch('/api/chat/settings', { data: { panel } });
  expect(answer.status(), await answer.text()).toBe(200);
  for (const path of ['contact', 'help', 'ticket']) {
    await page.goto(`/public/${path}/${subdomain}`);
    await expect(page.getByRole('button', { name: 'Ask us' })).toBeVisible();
  }
});
