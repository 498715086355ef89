import { expect } from 'playwright/test';
import { type Inbox, openInbox } from '../../packages/api/src/mail/test-inbox.ts';
import { freePort } from '../../packages/api/src/test/free-port.ts';
import { post } from '../../packages/api/src/test/mail-client.ts';
import { test } from '../fixtures.ts';
import { fillSignUp, newPerson } from '../people.ts';
import { ownServer } from './own-server.ts';

const support = 'support@kettles.example';

/** The mail provider of the company: what comes for its address is handed on as the admin has set it. */
function provider(inbox: Inbox, mailPort: number) {
  let forwardTo = '';
  let seen = 0;
  const handOn = (raw: string) =>
    post(mailPort, { from: 'srs@kettles.example', to: forwardTo, subject: '', text: '', raw });
  return {
    forward(to: string) {
      forwardTo = to;
    },
    /** Takes in what the helpdesk has sent to the address. */
    async takeIn() {
      await expect.poll(() => inbox.received.slice(seen).some(isIts)).toBe(true);
      const mail = inbox.received.slice(seen).find(isIts);
      seen = inbox.received.length;
      await handOn(mail?.raw ?? '');
    },
  };
}

const isIts = ({ to }: { to: string[] }) => to.includes(support);

test('a new admin connects support@ by forwarding, and its test email proves it', async ({
  page,
  violations,
}) => {
  test.slow();
  const [inbox, mailPort] = [await openInbox(), await freePort()];
  const server = await ownServer({
    SMTP_URL: inbox.url,
    SMTP_IN_PORT: `${mailPort}`,
    MAIL_IN_DOMAIN: 'in.desk.example',
  });
  const company = provider(inbox, mailPort);
  try {
    await page.goto(`${server.url}/signup`);
    await fillSignUp(page, newPerson('Olivia'), 'Kettles');
    await page.goto(`${server.url}/settings/support-address`);
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByRole('textbox', { name: 'Email address' }).fill('support@');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Please enter a valid email address')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email address' }).fill(support);
    await page.getByRole('button', { name: 'Continue' }).click();

    const dialog = page.getByRole('dialog', { name: `Connect ${support}` });
    const forwardTo = dialog.locator('pre');
    await expect(forwardTo).toHaveText(/^[a-z0-9-]+\+[a-z2-9]{8}@in\.desk\.example$/);
    await dialog.getByRole('tab', { name: 'cPanel' }).click();
    await expect(dialog).toContainText('Enter support as the address to forward');
    expect(await violations(page)).toEqual([]);
    company.forward(await forwardTo.innerText());
    await dialog.getByRole('button', { name: 'Send test email' }).click();
    await expect(dialog.getByRole('status')).toContainText('Waiting for the test email');
    await company.takeIn();
    await expect(dialog.getByRole('status')).toContainText('Test email received');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const row = page.getByRole('list', { name: 'Support addresses' }).getByRole('listitem');
    await expect(row).toContainText('Connected');
    await expect(row).toContainText('Replies from no-reply@');
  } finally {
    await server.end();
    await inbox.close();
  }
});
