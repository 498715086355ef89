import { expect } from 'playwright/test';
import { openInbox } from '../../packages/api/src/mail/test-inbox.ts';
import { openImapStandIn } from '../../packages/api/src/test/imap-server.ts';
import { test } from '../fixtures.ts';
import { fillSignUp, newPerson } from '../people.ts';
import { ownServer } from './own-server.ts';

const support = 'support@kettles.example';

test('a new admin on a helpdesk without incoming email connects support@ over IMAP', async ({
  page,
  violations,
}) => {
  test.slow();
  const [inbox, imap] = [await openInbox(), await openImapStandIn()];
  const server = await ownServer({
    SMTP_URL: inbox.url,
    ALLOW_PRIVATE_TARGETS: '1',
    // The mock mail server has a self-signed certificate.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  });
  try {
    await page.goto(`${server.url}/signup`);
    await fillSignUp(page, newPerson('Olivia'), 'Kettles');
    await page.goto(`${server.url}/settings/support-address`);
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByRole('textbox', { name: 'Email address' }).fill(support);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Fetch over IMAP' }).click();
    const dialog = page.getByRole('dialog', { name: `Fetch ${support} over IMAP` });
    await dialog.getByRole('textbox', { name: 'IMAP server' }).fill('127.0.0.1');
    await dialog.getByRole('textbox', { name: 'Port' }).fill(`${imap.port}`);
    await dialog.getByLabel('Password').fill('wrong');
    await dialog.getByRole('button', { name: 'Test and save' }).click();
    await expect(dialog.getByText(/^Sign-in refused: .* app password here/)).toBeVisible();
    await dialog.getByLabel('Password').fill(imap.password);
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Test and save' }).click();
    await expect(page.getByText(/^Fetched from 127.0.0.1. Last checked/)).toBeVisible();

    await page.getByRole('button', { name: `Connect ${support}` }).click();
    const test = page.getByRole('dialog', { name: `Connect ${support}` });
    await test.getByRole('button', { name: 'Send test email' }).click();
    const isIts = ({ to }: { to: string[] }) => to.includes(support);
    await expect.poll(() => inbox.received.some(isIts)).toBe(true);
    imap.deliver(inbox.received.find(isIts)?.raw ?? '');
    await expect(test.getByText(/^Test email received/)).toBeVisible({ timeout: 60_000 });
    expect(imap.mails()).toHaveLength(1);
  } finally {
    await server.end();
    await imap.close();
    await inbox.close();
  }
});
