import { type Browser, expect, type Page } from 'playwright/test';
import { test } from '../fixtures.ts';
import { isInert, watch } from '../inert.ts';
import { markup } from '../markup.ts';
import { demo, tokenAt } from '../people.ts';
import { expectDraft, expectWritten } from '../written.ts';
import { addTicket, newOrganization, openAs, undoSendWithin } from './organizations.ts';
import { ownServer } from './own-server.ts';

const mailToken = 'a-token-for-this-journey-alone-0123456789';
/** A visible blue picture of 60 × 40 pixels. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAAO0lEQVR42u3OQQkAAAgEsOtlO0P7NoUPYbAAS/W8E2lpaWlpaWlpaWlpaWlpaWlpaWlpaWlpaWlp6UsLsu/vAp+ynocAAAAASUVORK5CYII=';

type Server = Awaited<ReturnType<typeof ownServer>>;
let server: Server;
let agent: string;

test.beforeAll(async () => {
  server = await ownServer({ MAIL_IN_TOKEN: mailToken, MAIL_IN_DOMAIN: 'help.example.com' });
  agent = await tokenAt(server.url, demo.agent);
});
test.afterAll(() => server.end());

async function call(path: string, body?: object) {
  const answer = await fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${agent}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.json() };
}

async function mailIn(from: string, subject: string, html: string, more: string[] = []) {
  const raw = [
    `From: Vera Visitor <${from}>`,
    'To: demo@help.example.com',
    `Subject: ${subject}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/related; boundary=edge',
    ...more,
    '',
    '--edge',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(html).toString('base64'),
    '--edge',
    'Content-Type: image/png',
    'Content-ID: <kettle@visitor.example>',
    'Content-Disposition: inline; filename="Kettle.png"',
    'Content-Transfer-Encoding: base64',
    '',
    png,
    '--edge--',
    '',
  ].join('\r\n');
  const kept = await fetch(`${server.url}/api/inbound/mail?to=demo@help.example.com`, {
    method: 'POST',
    headers: { authorization: `Bearer ${mailToken}`, 'content-type': 'message/rfc822' },
    body: raw,
  });
  expect(kept.status).toBe(202);
}

async function ticketOf(email: string) {
  let found: { id: string; ticketNumber: string } | undefined;
  await expect
    .poll(async () => {
      const { body } = await call('/api/tickets?limit=100');
      found = body.find((one: { customerEmail: string }) => one.customerEmail === email);
      return found !== undefined;
    })
    .toBe(true);
  if (!found) throw new Error('No ticket came');
  return found;
}

/** Returns the link to a customer's ticket. */
async function pageOf(email: string, { id, ticketNumber }: { id: string; ticketNumber: string }) {
  const { body } = await call('/api/public/tickets/demo/lookup', { email, ticketNumber });
  return `${server.url}/public/ticket/demo/${id}#access=${body.accessToken}`;
}

async function agentsPage(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), agent);
  return page;
}

test('agent and customer see an email with its formatting, its picture in place and its quoted text', async ({
  browser,
  violations,
}) => {
  const email = 'vera@visitor.example';
  const html = `<p>The <b>kettle</b> leaks, see</p><p><img src="cid:kettle@visitor.example" alt="Leak" width="60"></p>
    <ul><li>at the lid</li><li>at the <i>spout</i></li></ul>
    <table><tr><th>Order</th><th>Date</th></tr><tr><td>1001</td><td>1 May</td></tr></table>
    <p>Shop: https://shop.example/1001</p>
    <p>On Mon, 2 Nov 2026 at 10:00, Shop &lt;shop@shop.example&gt; wrote:</p><blockquote>Which <b>kettle</b> is it?</blockquote>`;
  await mailIn(email, 'It leaks', html, ['In-Reply-To: <1@shop.example>']);
  const ticket = await ticketOf(email);

  const page = await agentsPage(browser);
  await page.goto(`${server.url}/tickets/${ticket.id}`);
  const said = page.getByRole('region', { name: 'Description' });
  await expect(said.locator('strong').first()).toHaveText('kettle');
  await expect(said.getByRole('listitem').filter({ hasText: 'at the lid' })).toBeVisible();
  await expect(said.getByRole('cell', { name: '1001' })).toBeVisible();
  await expect(said.getByRole('link', { name: 'https://shop.example/1001' })).toHaveAttribute(
    'rel',
    /noopener/,
  );
  const picture = said.getByRole('img', { name: 'Leak' });
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(60);
  // The picture is in the text and not repeated among the files.
  await expect(said.getByRole('list', { name: 'Pictures' })).toHaveCount(0);
  // The text that a first email quotes isn't on any ticket, so it isn't collapsed.
  await expect(said.getByText('is it?')).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const customer = await (await browser.newContext()).newPage();
  await customer.setViewportSize({ width: 320, height: 640 });
  await customer.goto(await pageOf(email, ticket));
  await expect(customer.locator('strong', { hasText: 'kettle' }).first()).toBeVisible();
  await expect(customer.getByRole('img', { name: 'Leak' })).toBeVisible();
  await expect(customer.getByText('is it?')).toBeVisible();
  const overflow = () =>
    customer.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  expect(await violations(customer)).toEqual([]);
});

test('XS-01: none of 240 attacks in HTML, Markdown and email runs or loads foreign content, for staff and customers', {
  tag: '@full',
}, async ({ browser }) => {
  test.slow();
  const email = 'mallory@visitor.example';
  const byApi = await call('/api/tickets', {
    subject: 'Attacks',
    description: 'Attacks',
    customerName: 'Mallory',
    customerEmail: email,
  });
  // The API rejects a request with NUL, but an email may contain it.
  const texts = markup.map((text) => text.replaceAll('\0', ''));
  const all = texts.flatMap((text) => [{ html: `<b>x</b>${text}` }, { markdown: `**x** ${text}` }]);
  const workers = Array.from({ length: 6 }, async (_, worker) => {
    for (let at = worker; at < all.length; at += 6) {
      const answer = await call(`/api/tickets/${byApi.body.id}/messages`, all[at]);
      expect(answer.status, JSON.stringify(all[at])).toBe(201);
    }
  });
  await Promise.all(workers);
  const tickets = [{ email, ticket: byApi.body }];
  const together = 24;
  for (let from = 0; from < markup.length; from += together) {
    const sender = `mallory${from}@visitor.example`;
    const parts = markup.slice(from, from + together).map((text) => `<div><b>x</b>${text}</div>`);
    await mailIn(sender, `Attacks from ${from}`, parts.join('\n'));
    tickets.push({ email: sender, ticket: await ticketOf(sender) });
  }

  const others: string[] = [];
  for (const isStaff of [true, false]) {
    const page = isStaff ? await agentsPage(browser) : await (await browser.newContext()).newPage();
    const effects = await watch(page);
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(server.url) && !/^(ws|data|blob)/.test(url)) others.push(url);
    });
    for (const { email: sender, ticket } of tickets) {
      const at = isStaff ? `${server.url}/tickets/${ticket.id}` : await pageOf(sender, ticket);
      await page.goto(at);
      await expect(page.locator('.formatted-text strong').first()).toBeVisible();
      await isInert(page, at);
    }
    expect(effects).toEqual([]);
    await page.close();
  }
  expect(others).toEqual([]);
});

test('an agent formats a reply with keys and buttons, and gets the formatting back after undoing the reply', {
  tag: '@full',
}, async ({ browser, violations }) => {
  const team = await newOrganization();
  await undoSendWithin(60, team.agent);
  const { id } = await addTicket(team.admin, 'Formatted');
  const page = await openAs(browser, team.agent, `/tickets/${id}`);
  const box = page.getByRole('textbox', { name: 'Reply' });
  const formatting = page.getByRole('button', { name: 'Formatting' });
  const written = 'Press the **switch**\n\n- one\n- two';

  // The editor takes over text that was typed before it loaded.
  await box.click();
  await page.keyboard.type('Press the switch');
  await expect(page.getByRole('button', { name: 'Bold' })).toBeVisible();
  await expectWritten(box, 'Press the switch');
  await expect(box).toBeFocused();
  await box.press('Control+Shift+ArrowLeft');
  await box.press('Control+b');
  await expectDraft(page, 'Press the **switch**');
  await box.press('Control+z');
  await expectDraft(page, 'Press the switch');
  await box.press('Control+b');
  await box.press('End');
  await box.press('Enter');
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await box.pressSequentially('one\ntwo');
  await expectDraft(page, written);
  await expect(box).toBeFocused();
  await expect(box.locator('strong')).toHaveText('switch');
  await expect(box.getByRole('listitem')).toHaveText(['one', 'two']);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(box.getByRole('listitem')).toHaveText(['one', 'two']);
  await expect(formatting).toHaveAttribute('aria-pressed', 'true');

  await box.press('Control+Enter');
  const waiting = page.getByRole('region', { name: 'Not sent yet' });
  await expect(waiting.locator('strong')).toHaveText('switch');
  await waiting.getByRole('button', { name: 'Undo' }).click();
  await expectDraft(page, written);
  await expect(formatting).toHaveAttribute('aria-pressed', 'true');
  await undoSendWithin(0, team.agent);
  await page.reload();
  await box.press('Control+Enter');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.locator('strong')).toHaveText('switch');
  await expect(messages.getByRole('listitem').filter({ hasText: /^one$/ })).toBeVisible();

  // The console remembers the choice of plain text, and Markdown characters are then sent unchanged.
  await formatting.click();
  await expect(page.getByRole('button', { name: 'Bold' })).toHaveCount(0);
  await box.fill('**plain**');
  await box.press('Control+Enter');
  await expect(messages).toContainText('**plain**');
  await page.reload();
  await box.click();
  await expect(formatting).toHaveAttribute('aria-pressed', 'false');
});

test('the buttons below a reply keep their places while the code of one is still loading', {
  tag: '@full',
}, async ({ browser }) => {
  const team = await newOrganization();
  const { id } = await addTicket(team.admin, 'Slow line');
  const page = await openAs(browser, team.agent, '/tickets');
  let arrive = () => {};
  const arrived = new Promise<void>((done) => {
    arrive = done;
  });
  await page.route(/\/assets\/Attach[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(`/tickets/${id}`);
  await page.getByRole('textbox', { name: 'Reply' }).click();
  const formatting = page.getByRole('button', { name: 'Formatting' });
  const attach = page.getByRole('button', { name: 'Attach files' });
  await expect(formatting).toBeVisible();
  await expect(attach).toHaveCount(0);
  const before = await formatting.boundingBox();
  arrive();
  await expect(attach).toBeVisible();
  expect(await formatting.boundingBox()).toEqual(before);
});
