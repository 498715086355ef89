import { createHelpdesk } from '@helpdesk/sdk';
import { expect, type Locator } from 'playwright/test';
import sharp from 'sharp';
import WebSocket from 'ws';
import { test } from '../host-pages/host-page.ts';
import { demo, tokenAt } from '../people.ts';
import { ownServer } from '../staff/own-server.ts';
import { chatPage, visitorOn } from '../staff/visitor.ts';
import { keyboardOf, phone, slowPhone } from './phone.ts';

test.use(phone);

/** Waiting for several answers, each of which takes two seconds on the way. */
const patient = { timeout: 60_000 };

/** An agent of the demo organization who is online. */
async function agentAt(url: string) {
  const helpdesk = createHelpdesk({ baseUrl: url, token: await tokenAt(url, demo.agent) });
  const live = helpdesk.realtime.connect({ onEvent() {}, WebSocket: WebSocket as never });
  await helpdesk.team.setAvailability({ availability: 'online' });
  return { helpdesk, leave: () => live.close() };
}

/** A photo of about 300 kB, which takes six seconds to send. */
async function photo() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 900, height: 600, channels: 3, background: 'gray', noise } as const;
  const buffer = await sharp({ create }).jpeg({ quality: 60 }).toBuffer();
  return { name: 'Burr.jpg', mimeType: 'image/jpeg', buffer };
}

test('on a slow phone, a visitor asks, gets a person, sends a photo, reads the answer and rates it while the server restarts twice: nothing is typed twice or lost', {
  tag: '@full',
}, async ({ page, open }) => {
  test.slow();
  const server = await ownServer();
  const { helpdesk, leave } = await agentAt(server.url);
  try {
    const keyboard = await keyboardOf(page);
    const body = await chatPage(server.url, 'demo');
    await slowPhone(page);
    await open({ body });
    const visitor = visitorOn(page);
    const box = page.getByRole('textbox', { name: 'Message', exact: true });
    const log = visitor.log;
    /** Types with the keyboard open, and expects the text box and the send button to stay visible. */
    const type = async (field: Locator, words: string, button: Locator) => {
      await field.tap();
      await keyboard.open();
      await keyboard.expectAbove(field);
      await field.pressSequentially(words);
      await keyboard.expectAbove(field);
      await keyboard.expectAbove(button);
    };
    const send = page.getByRole('button', { name: 'Send', exact: true });

    const launcher = page.getByRole('button', { name: 'Chat with us' });
    await launcher.tap();
    // Its code takes two seconds to arrive. Until then the launcher is dimmed, and there is no empty panel.
    await expect(launcher).toHaveCSS('color', /^rgba\(255, 255, 255, 0\.5/);
    expect(await page.locator('helpdesk-chat dialog').boundingBox()).toMatchObject({ height: 0 });
    await expect(box).toBeVisible(patient);
    await expect(launcher).toHaveCSS('color', 'rgb(255, 255, 255)');
    await type(box, 'Is zyxgrf gluten-free?', send);
    await send.tap();
    await expect(log).toContainText("I'm not sure I have the right answer", patient);

    // The server restarts while the visitor enters their name and email.
    await page.getByRole('button', { name: 'Talk to a person' }).tap();
    const sheet = page.getByRole('form');
    const person = sheet.getByRole('button', { name: 'Talk to a person' });
    await type(sheet.getByLabel('Name'), 'Vera Visitor', person);
    await type(sheet.getByLabel('Email'), 'vera@example.com', person);
    await server.kill();
    await person.tap();
    await expect(sheet.getByRole('alert')).toBeVisible(patient);
    await keyboard.expectAbove(sheet.getByRole('alert'));
    await expect(sheet.getByLabel('Name')).toHaveValue('Vera Visitor');
    await expect(sheet.getByLabel('Email')).toHaveValue('vera@example.com');
    await server.start();
    await person.tap();
    await expect(sheet).toHaveCount(0, patient);
    await expect(page.getByText('One person is ahead of you').first()).toBeVisible(patient);

    const chat = async () => {
      const sessions = await helpdesk.chat.list({});
      const session = sessions.find(({ customerName }) => customerName === 'Vera Visitor');
      return helpdesk.chat.get({ id: session?.id ?? '' });
    };
    const { id } = await chat();
    await helpdesk.chat.accept({ id });
    await expect(page.getByText(/^You're chatting with/).first()).toBeVisible(patient);

    // It restarts again while the visitor sends a photo with a message.
    await keyboard.close();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Attach files' }).tap();
    await (await chooser).setFiles(await photo());
    await type(box, 'This is the old one.', send);
    await expect(page.getByRole('progressbar', { name: 'Uploading Burr.jpg' })).toBeVisible();
    await server.kill();
    await send.tap();
    await server.start();
    await expect(log.getByText('This is the old one.')).toBeVisible(patient);
    await expect(visitor.unsent).toHaveCount(0, patient);
    await expect(log.getByRole('img', { name: 'Burr.jpg' })).toBeVisible(patient);

    await helpdesk.chat.send({ id, message: 'It is. Enjoy it!' });
    await expect(log).toContainText('It is.', patient);
    await keyboard.close();
    await expect
      .poll(async () => (await chat()).marks.customerRead, patient)
      .toBe((await chat()).messages.at(-1)?.seq);
    await helpdesk.chat.close({ id });
    await page.getByRole('radio', { name: '5 out of 5' }).tap();
    const comment = page.getByLabel('Anything to add?');
    const sends = page.getByRole('button', { name: 'Send', exact: true }).last();
    await type(comment, 'So quick!', sends);
    await sends.tap();
    await expect(page.getByText('Thanks for your feedback.')).toBeVisible(patient);

    const { messages, customerName, customerEmail, rating, ratingComment } = await chat();
    expect(messages.map(({ senderType, message }) => [senderType, message])).toEqual([
      ['bot', expect.any(String)],
      ['customer', 'Is zyxgrf gluten-free?'],
      ['bot', expect.stringContaining("I'm not sure I have the right answer")],
      ['customer', 'This is the old one.'],
      ['agent', 'It is. Enjoy it!'],
    ]);
    expect(messages[3]?.files?.map(({ name }) => name)).toEqual(['Burr.jpg']);
    expect({ customerName, customerEmail, rating, ratingComment }).toEqual({
      customerName: 'Vera Visitor',
      customerEmail: 'vera@example.com',
      rating: 5,
      ratingComment: 'So quick!',
    });
  } finally {
    leave();
    await server.end();
  }
});
