import { expect } from 'playwright/test';
import { openInbox } from '../../packages/api/src/mail/test-inbox.ts';
import { freePort } from '../../packages/api/src/test/free-port.ts';
import { openMailProvider } from '../../packages/api/src/test/mail-provider.ts';
import { test } from '../fixtures.ts';
import { fillSignUp, newPerson } from '../people.ts';
import { ownServer } from './own-server.ts';

const support = 'support@kettles.example';
const scopes = ['https://127.0.0.1/IMAP.AccessAsUser.All', 'https://127.0.0.1/SMTP.Send'];

const written = [
  'From: Vera Visitor <vera@visitor.example>',
  `To: ${support}`,
  'Message-ID: <kettle@visitor.example>',
  'Subject: Cold kettle',
  '',
  'My kettle stays cold.',
].join('\r\n');

test('an admin connects support@ by signing in with Microsoft, receives its email and replies from it', async ({
  page,
  violations,
}) => {
  test.slow();
  const [inbox, port] = [await openInbox(), await freePort()];
  const url = `http://localhost:${port}`;
  const microsoft = await openMailProvider(`${url}/oauth/mailbox`, scopes);
  const { issuer, clientId, clientSecret, people } = microsoft.oauth;
  people.set('ada', { email: 'ada@kettles.example' });
  people.set('support', { email: support });
  const its = {
    SMTP_URL: inbox.url,
    ALLOW_PRIVATE_TARGETS: '1',
    MICROSOFT_CLIENT_ID: clientId,
    MICROSOFT_CLIENT_SECRET: clientSecret,
    MICROSOFT_ISSUER: issuer,
    MICROSOFT_MAIL_SERVERS: `imaps://127.0.0.1:${microsoft.imap.port} smtp://127.0.0.1:${microsoft.smtp.port}`,
    // The mock mail server has a self-signed certificate.
    NODE_TLS_REJECT_UNAUTHORIZED: '0',
  };
  const server = await ownServer(its, port);
  try {
    await page.goto(`${url}/signup`);
    await fillSignUp(page, newPerson('Olivia'), 'Kettles');
    await page.goto(`${url}/settings/support-address`);
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByRole('textbox', { name: 'Email address' }).fill(support);
    await page.getByRole('button', { name: 'Continue' }).click();
    const connect = page.getByRole('button', { name: 'Connect with Microsoft' });
    await expect(connect).toBeVisible();
    await expect(page.getByRole('button', { name: 'Connect with Google' })).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    microsoft.oauth.present = 'ada';
    await connect.click();
    const wrong = `You signed in as ada@kettles.example. Sign in as ${support} instead.`;
    await expect(page.getByRole('alert')).toContainText(wrong);
    expect(new URL(page.url()).search).toBe('');
    microsoft.oauth.present = 'support';
    await page.getByRole('button', { name: `Connect ${support}` }).click();
    await connect.click();
    const list = page.getByRole('list', { name: 'Support addresses' });
    const row = list.getByRole('listitem').filter({ hasText: support });
    await expect(row).toContainText('Connected with Microsoft.');
    await expect(row).toContainText(`Replies from ${support}`);
    await expect(row).toContainText('Last checked');

    microsoft.imap.deliver(written);
    // The helpdesk checks the mailbox more often while it waits for a test email.
    await page.getByRole('button', { name: `Actions for ${support}` }).click();
    await page.getByRole('menuitem', { name: 'Forwarding and test' }).click();
    await page.getByRole('button', { name: 'Send test email' }).click();
    await expect(page.getByText(/^Waiting for the test email/)).toBeVisible();
    await page.goto(`${url}/tickets`);
    await page.getByText('Cold kettle').first().click({ timeout: 60_000 });
    const box = page.getByRole('textbox', { name: 'Reply' });
    await box.fill('Please hold the button.');
    await box.press('Control+Enter');
    const answer = () =>
      microsoft.smtp.received.find(({ text }) => text.includes('hold the button'));
    await expect.poll(answer, { timeout: 30_000 }).toBeDefined();
    expect(answer()?.headers.from?.[0]).toContain(`<${support}>`);
    expect(answer()?.to).toEqual(['vera@visitor.example']);
  } finally {
    await server.end();
    await microsoft.close();
    await inbox.close();
  }
});
