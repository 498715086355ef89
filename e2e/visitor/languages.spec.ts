import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { picture } from '../staff/files.ts';
import { addTicket, newOrganization, type Organization } from '../staff/organizations.ts';
import { subdomainOf } from '../staff/visitor.ts';

let team: Organization;
let lookup: string;
test.beforeAll(async () => {
  team = await newOrganization();
  const data = { languages: ['en', 'de', 'ar'] };
  const answer = await team.admin.api.patch('/api/organization/settings/general', { data });
  expect(answer.status()).toBe(200);
  lookup = `/public/ticket/${await subdomainOf(team.admin)}`;
});

const messages = (page: Page) => page.locator('#conversation > li');
const languages = (page: Page, name: string) => page.getByRole('navigation', { name });

const german = {
  email: 'E-Mail-Adresse',
  number: 'Ticketnummer',
  open: 'Ticket öffnen',
  noMatch: 'Zu dieser E-Mail-Adresse und Ticketnummer gibt es kein Ticket',
  title: 'Ticket ',
  box: 'Ihre Nachricht',
  send: 'Nachricht senden',
  required: 'Bitte füllen Sie „Ihre Nachricht“ aus',
  sent: 'Ihre Nachricht wurde gesendet.',
  attach: 'Dateien anhängen',
  back: 'Anderes Ticket suchen',
};
const arabic = {
  email: 'البريد الإلكتروني',
  number: 'رقم التذكرة',
  open: 'فتح التذكرة',
  noMatch: 'لا توجد تذكرة بهذا البريد الإلكتروني وهذا الرقم',
  title: 'التذكرة ',
  box: 'رسالتك',
  send: 'إرسال الرسالة',
  required: 'يُرجى ملء «رسالتك»',
  sent: 'تم إرسال رسالتك.',
  attach: 'إرفاق ملفات',
  back: 'البحث عن تذكرة أخرى',
};

async function lookUp(page: Page, words: typeof german, ticketNumber: string) {
  await page.getByLabel(words.email).fill('vera@example.com');
  await page.getByLabel(words.number).fill('TK-2020-000001');
  await page.getByRole('button', { name: words.open }).click();
  await expect(page.getByText(words.noMatch)).toBeVisible();
  await page.getByLabel(words.number).fill(ticketNumber);
  await page.getByRole('button', { name: words.open }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title + ticketNumber);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer looks up a ticket, replies and leaves it in German', { tag: '@full' }, async ({
    page,
  }) => {
    const { ticketNumber } = await addTicket(team.admin, 'Ohne Skripte');
    await page.goto(lookup);
    await languages(page, 'Language').getByRole('link', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await lookUp(page, german, ticketNumber);
    await page.getByLabel(german.box).fill(' ');
    await page.getByRole('button', { name: german.send }).click();
    await expect(page.getByRole('alert')).toHaveText(german.required);
    // Switching the language keeps the ticket open and the typed text.
    await page.getByLabel(german.box).fill('Noch eine Frage');
    await languages(page, 'Sprache').getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByLabel(arabic.box)).toHaveValue('Noch eine Frage');
    await expect(messages(page)).toHaveCount(1);
    await languages(page, 'اللغة').getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('button', { name: german.send }).click();
    await expect(page.getByText(german.sent)).toBeVisible();
    await expect(messages(page)).toHaveCount(2);
    await page.getByRole('button', { name: german.back }).click();
    await expect(page).toHaveURL(`${helpdeskUrl}${lookup}?lang=de`);
    await expect(page.getByLabel(german.email)).toHaveValue('');
  });
});

test('a customer with a German browser looks up a ticket, replies with a file and switches to Arabic', async ({
  browser,
  violations,
}) => {
  const context = await browser.newContext({ locale: 'de-DE', baseURL: helpdeskUrl });
  const page = await context.newPage();
  const { id, ticketNumber } = await addTicket(team.admin, 'Auf Deutsch');
  await page.goto(lookup);
  await lookUp(page, german, ticketNumber);
  await expect(page).toHaveURL(`${helpdeskUrl}${lookup}/${id}`);
  await page.getByRole('button', { name: german.attach }).click();
  await page.locator('[data-attach]').setInputFiles(picture);
  await expect(page.getByRole('list', { name: 'Angehängte Dateien' })).toContainText('Kettle.png');
  await expect(page.getByRole('button', { name: 'Kettle.png entfernen' })).toBeVisible();
  await page.getByLabel(german.box).fill('Bitte sehr');
  await page.getByRole('button', { name: german.send }).click();
  await expect(messages(page)).toHaveCount(2);
  await expect(page.locator('time').first()).toHaveText(/^\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}$/);
  expect(await violations(page)).toEqual([]);

  await page.getByLabel(german.box).fill('Noch nicht fertig');
  await languages(page, 'Sprache').getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByLabel(arabic.box)).toHaveValue('Noch nicht fertig');
  await expect(page).toHaveURL(`${helpdeskUrl}${lookup}/${id}?lang=ar`);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`التذكرة ${ticketNumber}`);
  await page.getByRole('link', { name: 'Kettle.png' }).last().click();
  await expect(page.getByRole('dialog', { name: 'الصور' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel(arabic.box).fill('شكرًا لكم');
  await page.getByRole('button', { name: arabic.send }).click();
  await expect(messages(page)).toHaveCount(3);
  await page.getByRole('button', { name: arabic.back }).click();
  await expect(page).toHaveURL(`${helpdeskUrl}${lookup}?lang=ar`);
});

test('a customer sees upload errors in the language of the page', { tag: '@full' }, async ({
  page,
}) => {
  const { ticketNumber } = await addTicket(team.admin, 'Unterbrochen');
  await page.goto(`${lookup}?lang=ar`);
  await lookUp(page, arabic, ticketNumber);
  const answer = (status: number, code: string, message: string) =>
    page.route('**/files?*', (route) => route.fulfill({ status, json: { code, message } }));
  await answer(413, 'file_too_large', 'A file can be up to 25 MB');
  await page.locator('[data-attach]').setInputFiles(picture);
  await expect(page.getByRole('alert')).toHaveText('يجب ألا يزيد حجم الملف عن 25 م.ب');
  await page.getByRole('button', { name: 'إزالة Kettle.png' }).click();
});

test('a visitor sees the form, its errors and the thanks in German on a German contact page', async ({
  page,
  violations,
}) => {
  await page.goto(`${lookup.replace('ticket', 'contact')}?lang=de`);
  await expect(page.locator('helpdesk-form')).toBeVisible();
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByText(/Bitte füllen Sie „.+“ aus/).first()).toBeVisible();
  await page.getByLabel('Name').fill('Vera');
  await page.getByLabel('Email').fill('vera@example.com');
  await page.getByLabel('Subject').fill('Frage');
  await page.getByLabel('Message').fill('Wo ist mein Paket?');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(page.getByRole('heading', { name: 'Nachricht gesendet!' })).toBeVisible();
  await expect(page.getByText('Vielen Dank! Ihre Nachricht wurde gesendet.')).toBeVisible();
  await expect(page.getByText(/Ihre Ticketnummer ist/)).toBeVisible();
});

test('pages in Arabic are complete and never scroll sideways', { tag: '@full' }, async ({
  page,
  violations,
}) => {
  const subdomain = await subdomainOf(team.admin);
  for (const address of [lookup, `/public/help/${subdomain}`, `/public/contact/${subdomain}`]) {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address}?lang=ar`);
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expect(page.getByRole('main')).toBeInViewport();
      const beside = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(beside, `${address} at ${width}`).toBeLessThanOrEqual(0);
    }
    expect(await violations(page)).toEqual([]);
  }
});
