import { createHmac } from 'node:crypto';
import { expect } from 'playwright/test';
import { box, chatOf, launcher, log, panel, said, say, status, test } from './chat-page.ts';

const unanswered =
  "I'm sorry, I don't have an answer for that. Please contact our support team for assistance.";
const handedOver =
  "I don't have an answer for that, so I've asked our team to join. Someone will be with you shortly.";

test("the bot greets a visitor with the organization's name and answers a two-line question", {
  tag: '@full',
}, async ({ page, open, team, pageErrors }) => {
  await team.admin.chatbot.create({
    query: 'How do I descale the grinder?',
    response: 'With vinegar.',
  });
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).click();
  await expect(log(page)).toContainText(team.name);
  await box(page).pressSequentially('How do I descale');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('the grinder?');
  await expect(box(page)).toHaveValue('How do I descale\nthe grinder?');
  // The text box grows to show both lines.
  await expect.poll(async () => (await box(page).boundingBox())?.height).toBeGreaterThan(60);
  await box(page).press('Enter');
  await expect(box(page)).toHaveValue('');
  await expect(log(page)).toContainText('With vinegar.');
  await say(page, 'Something else entirely');
  await expect(log(page)).toContainText(unanswered);
  expect(pageErrors).toEqual([]);
});

test('a visitor chats with the bot and an agent, reloads the page, rates the ended chat and reads it again', async ({
  page,
  open,
  team,
  pageErrors,
}) => {
  await team.comes();
  await team.admin.chatbot.create({ query: 'My grinder is on fire', response: 'Unplug it.' });
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).click();
  await say(page, 'My grinder is on fire');
  await expect(log(page)).toContainText('Unplug it.');
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  const form = page.getByRole('form', { name: 'How can we reach you if we get cut off?' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
  await form.getByLabel('Name').fill('Vera Visitor');
  await form.getByLabel('Email').fill('vera@example.com');
  await form.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(status(page)).toHaveText("You're next in line");
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(status(page)).toHaveText("You're next in line");
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  await expect(status(page)).toHaveText(/^You're chatting with Ben/);
  await team.helpdesk.chat.send({ id, message: 'Is it still burning?' });
  await expect(log(page)).toContainText('Is it still burning?');
  await say(page, 'A little');
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  const { lastSeq } = await team.chat();
  await team.helpdesk.chat.markRead({ id, read: lastSeq });
  await expect(page.getByText('Read', { exact: true })).toBeVisible();
  await team.helpdesk.chat.close({ id });
  await expect(status(page)).toHaveText('This chat has ended');
  await page.getByRole('radio', { name: '4 out of 5' }).click();
  await page.getByLabel('Anything to add?').fill('Faster coffee');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thanks for your feedback.')).toBeVisible();
  expect(await team.chat()).toMatchObject({ rating: 4, ratingComment: 'Faster coffee' });
  await page.getByRole('button', { name: 'Start a new chat' }).click();
  // Returning visitors can read the ended chat again from the opening screen.
  await page.reload();
  await expect(page.getByText('Hi Vera')).toBeVisible();
  await page.getByRole('button', { name: /^A little/ }).click();
  await expect(status(page)).toHaveText('This chat has ended');
  await expect(log(page)).toContainText('Is it still burning?');
  await page.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(log(page)).toContainText(team.name);
  await say(page, 'One more thing');
  await expect.poll(async () => (await team.chat()).id).not.toBe(id);
  // The browser logs the 400 response for the empty name.
  expect(pageErrors.filter((error) => !error.includes('400'))).toEqual([]);
});

test('a visitor without an answer waits for an agent, leaves name and email, and ends the chat', {
  tag: '@full',
}, async ({ page, open, team }) => {
  await team.comes();
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).click();
  await say(page, 'A riddle');
  await expect(status(page)).toHaveText("You're next in line");
  await page.getByRole('button', { name: 'Add your email' }).click();
  await page.getByLabel('Name').fill('Vera Visitor');
  await page.getByLabel('Email').fill('vera@example.com');
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(box(page)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Add your email' })).toBeHidden();
  expect(await team.chat()).toMatchObject({ status: 'waiting', customerName: 'Vera Visitor' });
  await page.getByRole('button', { name: 'End chat' }).click();
  await page.getByRole('button', { name: 'End chat' }).click();
  await expect(status(page)).toHaveText('This chat has ended');
});

test('a visitor who finds no agent online leaves a message as a ticket, and typed text is kept', async ({
  page,
  open,
  team,
}) => {
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).click();
  await box(page).fill('Half a sentence');
  await page.getByRole('button', { name: 'Leave a message' }).click();
  const form = page.getByRole('form', { name: /We.re away right now/ });
  await expect(form.getByLabel('Message')).toHaveValue('Half a sentence');
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(box(page)).toHaveValue('Half a sentence');
  await page.getByRole('button', { name: 'Leave a message' }).click();
  await form.getByLabel('Email').fill('not an address');
  await form.getByRole('button', { name: 'Leave a message' }).click();
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  );
  await form.getByLabel('Email').fill('vera@example.com');
  await form.getByRole('button', { name: 'Leave a message' }).click();
  await expect(page.getByText(/Your ticket number is [A-Z]+-\d{4}-\d{6}/)).toBeVisible();
  const tickets = await team.helpdesk.tickets.list({});
  expect(tickets).toHaveLength(1);
});

test('the launcher counts messages that arrive while the panel is closed', {
  tag: '@full',
}, async ({ page, open, team }) => {
  await team.comes();
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).click();
  await say(page, 'A riddle');
  await expect(log(page)).toContainText(handedOver);
  const { id } = await team.chat();
  await box(page).press('Escape');
  await team.helpdesk.chat.send({ id, message: 'Now we are' });
  await team.helpdesk.chat.send({ id, message: 'What is it?' });
  await expect(page.getByRole('button', { name: 'Chat with us, 2 unread' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Chat with us, 2 unread' })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await launcher(page).click();
  await expect(page.getByRole('button', { name: 'Chat with us', exact: true })).toBeVisible();
  await expect
    .poll(async () => (await said(page)).slice(-2))
    .toEqual(['Now we are', 'What is it?']);
});

test('the page receives events for messages, opening and closing, and can reset the chat', {
  tag: '@full',
}, async ({ page, open, team }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const name of ['open', 'close', 'message'] as const) {
      document.addEventListener(`helpdesk-${name}`, (event) => {
        const { message } = event.detail as { message?: { senderType: string } };
        seen.push(message ? message.senderType : name);
      });
    }
  });
  await open({ body: chatOf(team.subdomain, 'greeting="Welcome to {organization}!"') });
  await launcher(page).click();
  await expect(log(page)).toContainText(`Welcome to ${team.name}!`);
  await say(page, 'Hello');
  await expect(log(page)).toContainText('Hello! How can I help you?');
  await expect(log(page)).toContainText(`Welcome to ${team.name}!`);
  const chat = page.locator('body helpdesk-chat').first();
  await chat.evaluate((element: HTMLElementTagNameMap['helpdesk-chat']) => {
    element.hide();
    element.reset();
    element.show();
  });
  await expect.poll(() => said(page)).toHaveLength(1);
  expect(await page.evaluate('seen')).toEqual(['open', 'bot', 'customer', 'bot', 'close', 'open']);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the page can replace texts of the chat', { tag: '@full' }, async ({ page, open, team }) => {
  await team.comes();
  const texts = { person: 'Mit einem Menschen sprechen', message: 'Nachricht', renew: 'Neu' };
  await open({
    body: chatOf(team.subdomain, `label="Chat" texts='${JSON.stringify(texts)}'`),
  });
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mit einem Menschen sprechen' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toBeFocused();
});

test('a visitor with a signed identity is not asked for name and email', async ({
  page,
  open,
  team,
}) => {
  await team.comes();
  const { secret } = await team.admin.chat.newIdentitySecret();
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = {
    name: 'Vera Visitor',
    email: 'vera@example.com',
    exp: Math.floor(Date.now() / 1000) + 600,
  };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  const signature = createHmac('sha256', secret).update(signed).digest('base64url');
  await open({ body: chatOf(team.subdomain, `identity="${signed}.${signature}"`) });
  await launcher(page).click();
  await page.getByRole('button', { name: 'Talk to a person' }).click();
  await expect(status(page)).toHaveText("You're next in line");
  await expect(page.getByRole('button', { name: 'Add your email' })).toBeHidden();
  expect(await team.chat()).toMatchObject({
    customerName: 'Vera Visitor',
    customerEmail: 'vera@example.com',
    isVerified: true,
  });
});
