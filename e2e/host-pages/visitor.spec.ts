import { expect } from 'playwright/test';
import { chatOf, launcher, log, panel, say, test } from './chat-page.ts';

interface Element extends HTMLElement {
  identify(token: string): void;
  setContext(context: object): void;
}

test('the team sees the context that a page sets before and during a chat as plain text', async ({
  page,
  open,
  team,
  pageErrors,
}) => {
  await open({ body: chatOf(team.subdomain) });
  const tell = (context: object) =>
    page.locator('helpdesk-chat').evaluate((element, said) => {
      (element as Element).setContext(said);
    }, context);
  await tell({ plan: '<img src=x onerror=alert(1)>' });
  await launcher(page).click();
  await say(page, 'Hello');
  await expect(log(page)).toContainText('Hello');
  await expect.poll(async () => (await team.helpdesk.chat.list({})).length).toBe(1);
  const told = async () => {
    const { id } = await team.chat();
    return (await team.helpdesk.chat.get({ id })).visitor.context;
  };
  await expect
    .poll(told)
    .toEqual([{ name: 'plan', value: '<img src=x onerror=alert(1)>', isSigned: false }]);
  await tell({ plan: 'gold', orderId: 4711 });
  await expect.poll(told).toEqual([
    { name: 'plan', value: 'gold', isSigned: false },
    { name: 'orderId', value: '4711', isSigned: false },
  ]);
  expect(pageErrors).toEqual([]);
});

test('a visitor emails themselves a copy of the chat, clears it, and nothing is left in the browser', async ({
  page,
  open,
  team,
  pageErrors,
}) => {
  await team.comes();
  await open({ body: chatOf(team.subdomain) });
  await launcher(page).click();
  await say(page, 'Hello');
  const chats = async () => (await team.helpdesk.chat.list({})).length;
  await expect.poll(chats).toBe(1);
  const { id } = await team.chat();
  await team.helpdesk.chat.accept({ id });
  await team.helpdesk.chat.send({ id, message: 'Here I am' });
  await page.getByRole('button', { name: 'Email me this chat' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('vera@visitor.example');
  await panel(page).getByRole('button', { name: 'Send', exact: true }).last().click();
  await expect(page.getByText('Sent to vera@visitor.example.')).toBeVisible();
  await panel(page).locator('.sheet').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Clear chat' }).click();
  await page.getByRole('form').getByRole('button', { name: 'Clear chat' }).click();
  await expect(page.getByText('Chat removed from this device.')).toBeVisible();
  expect((await page.context().storageState()).origins).toEqual([]);
  await page.getByRole('button', { name: 'Start a new chat' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused();
  expect(pageErrors).toEqual([]);
});

test('a proactive message appears once, waits until the page closes its dialog, and starts a chat that begins with it', async ({
  page,
  open,
  team,
  helpdeskUrl,
  pageErrors,
}) => {
  const { panel: before } = await team.admin.chat.settings();
  const message = {
    id: 'm1',
    text: 'Questions about <b>prices</b>?',
    seconds: 0,
    scrolled: 0,
    isForReturning: false,
    shownOn: 'all' as const,
    patterns: [] as string[],
  };
  await team.admin.chat.updateSettings({ panel: { ...before, proactiveMessages: [message] } });
  const { subdomain } = team;
  const body = `<dialog open>Our cookies</dialog><script src="${helpdeskUrl}/widget.js?for=${subdomain}" async></script><helpdesk-chat organization="${subdomain}"></helpdesk-chat>`;
  await open({ body });
  const shown = page.getByRole('button', { name: message.text });
  await expect(launcher(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(shown).toHaveCount(0);
  await page
    .locator('dialog', { hasText: 'Our cookies' })
    .evaluate((dialog) => (dialog as HTMLDialogElement).close());
  await expect(shown).toBeVisible();
  const [bubble, button] = [await shown.boundingBox(), await launcher(page).boundingBox()];
  expect((bubble?.y ?? 0) + (bubble?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  expect(button).toMatchObject({ width: 56, height: 56 });
  await shown.click();
  await expect(log(page)).toContainText(message.text);
  await say(page, 'Yes');
  await expect(log(page)).toContainText('Yes');
  await expect.poll(async () => (await team.helpdesk.chat.list({})).length).toBe(1);
  const { id } = await team.chat();
  const { visitor, messages } = await team.helpdesk.chat.get({ id });
  expect([visitor.openedBy, messages[0]?.message]).toEqual([message.text, message.text]);
  await page.reload();
  await expect(panel(page)).toBeVisible();
  await expect(shown).toHaveCount(0);
  expect(pageErrors).toEqual([]);
});
