import { expect, type Locator } from 'playwright/test';
import { box, launcher as chatLauncher, chatOf, log, panel, said, say, test } from './chat-page.ts';

const both = (subdomain: string, helpdeskUrl: string) =>
  `${chatOf(subdomain)}<script src="${helpdeskUrl}/widget.js" data-organization="demo"></script>`;

async function boxOf(locator: Locator) {
  const { x = 0, y = 0, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
}

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]) {
  test(`a form and a chat in the same corner do not overlap: ${size.width} × ${size.height}`, {
    tag: size.width === 1440 ? [] : '@full',
  }, async ({ page, open, team, helpdeskUrl, pageErrors }) => {
    await page.setViewportSize(size);
    await open({ body: both(team.subdomain, helpdeskUrl) });
    const write = page.getByRole('button', { name: 'Contact us' });
    const form = page.getByRole('dialog', { name: 'Contact us' });
    await expect(chatLauncher(page)).toBeVisible();
    const [one, other] = [await boxOf(chatLauncher(page)), await boxOf(write)];
    const [left, right] = one.left < other.left ? [one, other] : [other, one];
    expect(left.right).toBeLessThanOrEqual(right.left);
    expect([right.right, one.bottom]).toEqual([size.width - 20, other.bottom]);
    await write.click();
    await expect(page.getByLabel('Subject')).toBeVisible();
    const opened = await boxOf(form);
    expect(opened.left).toBeGreaterThanOrEqual(0);
    expect(opened.right).toBeLessThanOrEqual(size.width);
    // Nothing covers the form's Close button.
    await form.getByRole('button', { name: 'Close' }).click({ trial: true });
    await page.evaluate(() => document.querySelector('helpdesk-chat')?.show());
    await expect(panel(page)).toBeVisible();
    await expect(form).toBeHidden();
    await panel(page).getByRole('button', { name: 'Close' }).click();
    await expect(panel(page)).toBeHidden();
    await write.click();
    await expect(form).toBeVisible();
    expect(pageErrors).toEqual([]);
  });
}

test('a page can move the launcher above its consent bar and set its z-index', {
  tag: '@full',
}, async ({ page, open, team }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open({
    head: `<style>
      helpdesk-chat { --helpdesk-inset-x: 32px; --helpdesk-inset-y: 120px; --helpdesk-z-index: 5 }
    </style>`,
    body: chatOf(team.subdomain),
  });
  const { right, bottom } = await boxOf(chatLauncher(page));
  expect([right, bottom]).toEqual([1280 - 32, 720 - 120]);
  await chatLauncher(page).click();
  await expect(log(page)).toContainText(team.name);
  const opened = await boxOf(panel(page));
  expect(opened.top).toBeGreaterThanOrEqual(0);
  expect(opened.right).toBe(1280 - 32);
  await expect(page.locator('helpdesk-chat')).toHaveCSS('z-index', '6');
});

test('a visitor with two tabs opened before the first message has one chat', {
  tag: '@full',
}, async ({ page, context, open, team }) => {
  await open({ body: chatOf(team.subdomain) });
  const second = await context.newPage();
  await second.goto(page.url());
  for (const tab of [page, second]) {
    await chatLauncher(tab).click();
    await expect(log(tab)).toContainText(team.name);
  }
  await say(page, 'From the first tab');
  await expect(log(page)).toContainText("I don't have an answer");
  await expect(log(second)).toContainText("I don't have an answer");
  await say(second, 'From the second tab');
  await expect(log(page)).toContainText('From the second tab');
  await expect(box(second)).toHaveValue('');
  expect(await team.helpdesk.chat.list({})).toHaveLength(1);
  await expect
    .poll(async () => (await said(second)).slice(0, 2))
    .toEqual((await said(page)).slice(0, 2));
});
