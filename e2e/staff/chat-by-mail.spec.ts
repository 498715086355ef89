import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect } from 'playwright/test';
import { test } from '../host-pages/host-page.ts';
import { demo } from '../people.ts';
import { ownServer } from './own-server.ts';
import { chatPage, openChatOf, visitorOn } from './visitor.ts';

const opening = { timeout: 60_000 };
const token = 'a-token-of-a-provider-that-hands-us-mail';
const email = 'vera@visitor.example';

test('a visitor who has left gets the answer by email, and both sides see the emailed reply in the chat', async ({
  browser,
  open,
  page,
  violations,
}) => {
  const server = await ownServer({ MAIL_IN_TOKEN: token, MAIL_IN_DOMAIN: 'help.example.com' });
  try {
    const signedIn = await page.request.post(`${server.url}/api/auth/login`, {
      data: { email: demo.admin, password: demo.password },
    });
    const { token: session } = (await signedIn.json()) as { token: string };
    const ada = await (await browser.newContext()).newPage();
    await ada.addInitScript((value) => localStorage.setItem('auth_token', value), session);
    await ada.goto(`${server.url}/live-chat`);

    await open({ body: await chatPage(server.url, 'demo') });
    const vera = visitorOn(page);
    await vera.open();
    await vera.askForPerson('Vera Visitor', email);
    await vera.say('My kettle is cold');
    await expect(vera.log).toContainText('My kettle is cold');
    await ada.getByRole('button', { name: 'Accept the chat with Vera Visitor' }).click(opening);
    const host = page.url();
    await page.goto('about:blank');

    const chat = openChatOf(ada, 'Vera Visitor');
    const box = ada.getByRole('textbox', { name: 'Message to Vera Visitor' });
    for (const words of ['Is it plugged in?', 'Try another socket.']) {
      await box.fill(words);
      await box.press('Enter');
    }
    await expect(chat.getByText('Try another socket.')).toBeVisible();
    // Simulates a wait of three minutes: the server checks for due emails when it starts.
    await server.stop();
    const file = new Sqlite(path.join(path.dirname(server.mails), 'helpdesk.sqlite'));
    file.exec(
      `update chat_sessions set mail_due_at = '2026-01-01T00:00:00.000Z' where mail_due_at is not null`,
    );
    file.close();
    await server.start();

    const mailed = async () => {
      const names = await readdir(server.mails);
      const mails = await Promise.all(
        names.map((name) => readFile(path.join(server.mails, name), 'utf8')),
      );
      return mails.filter((mail) => mail.includes(email) && mail.includes('Is it plugged in?'));
    };
    await expect.poll(async () => (await mailed()).length, opening).toBe(1);
    const [mail = ''] = await mailed();
    expect(mail).toContain('Try another socket.');
    const to = /reply\+\w+@help\.example\.com/.exec(mail)?.[0] ?? '';
    await expect(chat.getByText(/^Unread messages of .* emailed to the visitor/)).toBeVisible(
      opening,
    );

    const query = new URLSearchParams({ to, from: email });
    const answer = await page.request.post(`${server.url}/api/inbound/mail?${query}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
      data: `From: Vera <${email}>\r\nTo: ${to}\r\nSubject: Re: Your chat\r\n\r\nYes, it boils again!\r\n`,
    });
    expect(answer.status()).toBe(202);
    await expect(chat.getByText('Yes, it boils again!')).toBeVisible(opening);
    await expect(chat.getByText('by email')).toBeVisible();
    expect(await violations(ada)).toEqual([]);

    await page.goto(host);
    await expect(vera.log).toContainText('Yes, it boils again!', opening);
    await expect(vera.log).toContainText('Try another socket.');
  } finally {
    await server.end();
  }
});
