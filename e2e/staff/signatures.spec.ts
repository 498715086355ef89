import { expect, type Page, request } from 'playwright/test';
import { openInbox } from '../../packages/api/src/mail/test-inbox.ts';
import { freePort } from '../../packages/api/src/test/free-port.ts';
import { answerTo, post } from '../../packages/api/src/test/mail-client.ts';
import { test } from '../fixtures.ts';
import { demo, tokenAt } from '../people.ts';
import { addTicket, undoSendWithin } from './organizations.ts';
import { ownServer } from './own-server.ts';

const vera = 'Vera Visitor <vera@visitor.example>';
const box = (page: Page) => page.getByRole('textbox', { name: 'Reply' });
const signature = (page: Page) => page.getByRole('textbox', { name: 'Signature' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' });
const toast = (page: Page) => page.getByRole('region', { name: /Notification/ });

test("an agent's signature ends each email once, shows below the composer, and is not quoted back", {
  tag: '@full',
}, async ({ page, violations }) => {
  const [inbox, mailPort] = [await openInbox(), await freePort()];
  const server = await ownServer({
    SMTP_URL: inbox.url,
    SMTP_IN_PORT: `${mailPort}`,
    MAIL_IN_DOMAIN: 'help.example.com',
  });
  try {
    const token = await tokenAt(server.url, demo.admin);
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    const extraHTTPHeaders = { authorization: `Bearer ${token}` };
    const api = await request.newContext({ baseURL: server.url, extraHTTPHeaders });
    await undoSendWithin(0, { api });
    const { id } = await addTicket({ api }, 'Kettle', { customerEmail: 'vera@visitor.example' });

    // Saves the signature of the organization first, and undoes it.
    await page.goto(`${server.url}/settings/email`);
    await signature(page).fill('{agent.firstName|The team} of {organization.name}');
    await expect(preview(page)).toContainText('of Northwind Coffee');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Save Signature' }).click();
    await toast(page).getByText('Signature saved').hover();
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(signature(page)).toHaveValue('');

    await page.goto(`${server.url}/profile`);
    await signature(page).fill('{?phone}');
    await page.getByRole('button', { name: 'Save Signature' }).click();
    await expect(
      page.getByText("A signature can't ask the agent a question. Remove it."),
    ).toBeVisible();
    await signature(page).fill('{agent.firstName} of support\nCall 555-0100');
    await expect(preview(page)).toContainText('of support');
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Tickets' }).first().click();
    await expect(page.getByRole('dialog')).toContainText(
      "Your changes to the signature aren't saved.",
    );
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Save Signature' }).click();
    await expect(toast(page)).toContainText('Signature saved');

    await page.goto(`${server.url}/tickets/${id}`);
    await box(page).fill('Hold the button.');
    const line = page.getByText('Sent with your signature');
    await expect(page.getByText('Call 555-0100')).toBeHidden();
    await line.click();
    await expect(page.getByText('Call 555-0100')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const before = inbox.received.length;
    await box(page).press('Control+Enter');
    await expect.poll(() => inbox.received.length).toBe(before + 1);
    const mail = inbox.received[before];
    if (!mail) throw new Error('No mail came');
    expect(mail.text).toContain('Hold the button.\n\n-- \n');
    expect(mail.text.match(/^-- $/gm)).toHaveLength(1);
    for (const part of [mail.text, mail.html]) expect(part.match(/555-0100/g)).toHaveLength(1);

    await post(mailPort, answerTo(mail, vera, 'It boils!'));
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages).toContainText('It boils!');
    await expect(messages).toContainText('Hold the button.');
    await expect(messages).not.toContainText('555-0100');
    await api.dispose();
  } finally {
    await server.end();
    await inbox.close();
  }
});
