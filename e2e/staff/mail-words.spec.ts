import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { addTicket, confirmAddress, newOrganization, openAs } from './organizations.ts';
import { shows } from './shows.ts';

const directory = path.join(process.env.E2E_DATA_DIR ?? '', 'mail');

/** Returns the emails to an address, oldest first. */
async function mailsTo(email: string): Promise<string[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    names.map((name) => readFile(path.join(directory, name), 'utf8')),
  );
  return mails.filter((mail) => mail.toLowerCase().includes(`to: ${email}`));
}

const words = (page: Page) => page.getByRole('region', { name: 'Email templates' });
const inPreview = (page: Page) => page.frameLocator('iframe[title="Email preview"]');

test('an admin edits an email template, previews it, saves it and resets it', {
  tag: '@full',
}, async ({ browser, violations }) => {
  test.slow();
  const { admin, agent } = await newOrganization();
  await confirmAddress(admin);
  const page = await openAs(browser, admin, '/settings/email-templates');
  const card = words(page);
  await expect(
    inPreview(page).getByRole('heading', { name: 'We received your request' }),
  ).toBeVisible();
  await card.getByLabel('Email', { exact: true }).selectOption('Reply');
  await card.getByLabel('Language').selectOption('German');
  const opening = card.getByLabel('Opening');
  await opening.fill('Hallo {customer.frstName|du},');
  await shows(page, ['Unknown variable {customer.frstName}. Did you mean {customer.firstName}?']);
  await opening.fill('Hallo {customer.firstName|du}, <b>{agent.name|wir}</b>');
  await expect(inPreview(page).getByText('Hallo Ada, <b>Jonas Weber</b>')).toBeVisible();
  // Switching to another email keeps the unsaved text.
  await card.getByLabel('Email', { exact: true }).selectOption('Link to a request');
  await expect(
    card.getByLabel('Email', { exact: true }).locator('option', { hasText: '(not saved)' }),
  ).toHaveText('Reply (not saved)');
  await card.getByLabel('Email', { exact: true }).selectOption('Reply (not saved)');
  await card.getByRole('button', { name: 'Save template' }).click();
  await shows(page, ['Template saved']);
  await card.getByRole('button', { name: 'Send emails in this language' }).click();
  await shows(page, ['Emails are now sent in German']);
  for (const [width, colorScheme] of [
    [320, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    const beyond = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await beyond()).toBe(0);
    expect(await violations(page)).toEqual([]);
  }

  const email = `vera.${Date.now()}@example.com`;
  const { id } = await addTicket(agent, 'Kettle', { customerEmail: email });
  const answer = await agent.api.post(`/api/tickets/${id}/messages`, { data: { message: 'Hi' } });
  expect(answer.status()).toBe(201);
  await expect.poll(async () => (await mailsTo(email)).at(-1)).toContain('Hallo Vera, <b>Ben');

  await card.getByRole('button', { name: 'Use built-in template' }).click();
  await shows(page, ['Template reset']);
  // A toast stays open while the pointer is over it.
  await page.getByRole('button', { name: 'Undo' }).hover();
  await expect(opening).toHaveValue(/replied to your request/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(opening).toHaveValue(/^Hallo/);
  await page.reload();
  await card.getByLabel('Email', { exact: true }).selectOption('Reply');
  await expect(card.getByLabel('Language')).toHaveValue('de');
  await expect(opening).toHaveValue(/^Hallo/);
  await page.context().close();

  const other = await openAs(browser, agent, '/settings/email-templates');
  await shows(other, ['Access Denied']);
  const refused = await agent.api.get(`${helpdeskUrl}/api/organization/mail-texts`);
  expect(refused.status()).toBe(403);
  await other.context().close();
});
