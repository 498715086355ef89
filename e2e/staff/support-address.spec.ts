import { expect, type Page } from 'playwright/test';
import { type Inbox, openInbox } from '../../packages/api/src/mail/test-inbox.ts';
import { freePort } from '../../packages/api/src/test/free-port.ts';
import { answerTo, post } from '../../packages/api/src/test/mail-client.ts';
import { test } from '../fixtures.ts';
import { fillSignUp, newPerson } from '../people.ts';
import { ownServer } from './own-server.ts';

const support = 'support@kettles.example';
const vera = 'Vera Visitor <vera@visitor.example>';

/** The company's mail provider, which forwards email for its address as the admin set it up. */
function provider(inbox: Inbox, mailPort: number) {
  let forwardTo = '';
  let seen = 0;
  const handOn = (raw: string) =>
    post(mailPort, { from: 'srs@kettles.example', to: forwardTo, subject: '', text: '', raw });
  return {
    forward(to: string) {
      forwardTo = to;
    },
    /** Forwards an email from any sender. */
    handOn,
    /** Waits for an email from the helpdesk to the address and forwards it. */
    async takeIn() {
      await expect.poll(() => inbox.received.slice(seen).some(isIts)).toBe(true);
      const mail = inbox.received.slice(seen).find(isIts);
      seen = inbox.received.length;
      await handOn(mail?.raw ?? '');
    },
  };
}

const isIts = ({ to }: { to: string[] }) => to.includes(support);

const written = (text: string) =>
  [
    `From: ${vera}`,
    `To: ${support}`,
    `Message-ID: <kettle.${Date.now()}@visitor.example>`,
    'Subject: Cold kettle',
    '',
    text,
  ].join('\r\n');

/** Sets up the company's own SMTP server for outgoing email. */
async function connectSmtp(page: Page, port: number) {
  await page.getByRole('link', { name: 'Email', exact: true }).click();
  await page.getByRole('radio', { name: /^SMTP server/ }).press('Space');
  await page.getByLabel('SMTP Host').fill('127.0.0.1');
  await page.getByLabel('SMTP Port').fill(String(port));
  await page.getByRole('switch', { name: /^Use TLS/ }).press('Space');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Email settings updated', { exact: true })).toBeVisible();
}

test('a new admin connects support@ by forwarding, replies as support@, and the customer’s reply joins the ticket', async ({
  page,
  violations,
}) => {
  test.slow();
  const [inbox, smtp, mailPort] = [await openInbox(), await openInbox(), await freePort()];
  const server = await ownServer({
    SMTP_URL: inbox.url,
    SMTP_IN_PORT: `${mailPort}`,
    MAIL_IN_DOMAIN: 'in.desk.example',
    ALLOW_PRIVATE_TARGETS: '1',
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

    await connectSmtp(page, smtp.port);
    await page.getByRole('link', { name: 'Support addresses' }).click();
    await expect(row).toContainText(`Replies from ${support}`);

    await company.handOn(written('My kettle stays cold.'));
    await page.goto(`${server.url}/tickets`);
    await page.getByText('Cold kettle').first().click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(page.getByText(`Sent to ${support}`)).toBeVisible();
    await expect(page.getByText('Vera Visitor').first()).toBeVisible();
    const box = page.getByRole('textbox', { name: 'Reply' });
    await box.fill('Please hold the button.');
    await box.press('Control+Enter');
    const answer = () => smtp.received.find(({ text }) => text.includes('hold the button'));
    await expect.poll(answer, { timeout: 30_000 }).toBeDefined();
    const mail = answer();
    if (!mail) throw new Error('No mail came');
    expect(mail.headers.from?.[0]).toContain(`<${support}>`);
    expect(mail.to).toEqual(['vera@visitor.example']);
    await post(mailPort, answerTo(mail, vera, 'It boils!'));
    await expect(messages).toContainText('It boils!');
  } finally {
    await server.end();
    await Promise.all([inbox.close(), smtp.close()]);
  }
});
