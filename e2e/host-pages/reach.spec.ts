import { expect, type Locator } from 'playwright/test';
import { makeForm } from '../forms.ts';
import { launcher as chatLauncher, chatOf, panel as chatPanel, say, test } from './chat-page.ts';

/** 1280 × 1024 at 400 % zoom, a phone in landscape, 1200 × 800 at 200 % zoom and a laptop. */
const sizes = [
  { width: 320, height: 256 },
  { width: 568, height: 320 },
  { width: 600, height: 400 },
  { width: 1280, height: 720 },
];

const fields = Array.from({ length: 8 }, (_, index) => ({
  id: `f${index}`,
  name: `q${index}`,
  label: `Question ${index + 1}`,
  type: 'text',
  required: true,
}));

/** Scrolls to a control and expects that a tap could reach it. */
async function canBeTouched(control: Locator) {
  await control.scrollIntoViewIfNeeded();
  await expect(control).toBeInViewport({ ratio: 0.95 });
  await control.click({ trial: true });
}

for (const size of sizes) {
  const at = `${size.width} × ${size.height}`;

  test(`at ${at} a visitor can reach every field and error of a long popup form, and close it`, {
    tag: '@full',
  }, async ({ page, request, open, helpdeskUrl, pageErrors }) => {
    const form = await makeForm(request, { fields });
    await page.setViewportSize(size);
    await open({
      body: `<script src="${helpdeskUrl}/widget.js" data-organization="demo" data-form-id="${form}"></script>`,
    });
    const launcher = page.getByRole('button', { name: 'Contact us' });
    const panel = page.getByRole('dialog', { name: 'Contact us' });
    await launcher.click();
    const close = panel.getByRole('button', { name: 'Close' });
    const send = panel.getByRole('button', { name: 'Send Message' });
    await canBeTouched(send);
    await send.click();
    await expect(page.getByLabel('Question 1')).toBeFocused();
    await canBeTouched(page.getByLabel('Question 8'));
    await canBeTouched(send);
    await canBeTouched(close);
    await page.getByLabel('Question 8').fill('Kept');
    await close.click();
    await expect(panel).toBeHidden();
    await expect(launcher).toBeFocused();
    await launcher.click();
    await expect(page.getByLabel('Question 8')).toHaveValue('Kept');
    expect(pageErrors).toEqual([]);
  });

  test(`at ${at} a visitor can reach every control to leave a message in the chat; Escape closes that form, then the chat`, {
    tag: '@full',
  }, async ({ page, open, team }) => {
    await page.setViewportSize(size);
    await open({ body: chatOf(team.subdomain) });
    await chatLauncher(page).click();
    await say(page, 'The kettle leaks');
    await expect(page.getByRole('log')).toContainText("I don't have an answer");
    const ask = page.getByRole('button', { name: 'Leave a message' });
    await ask.click();
    const sheet = page.locator('helpdesk-chat .sheet');
    await expect(sheet).toBeVisible();
    for (const control of await sheet.locator('input:not([type=file]), textarea, button').all()) {
      await canBeTouched(control);
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(chatPanel(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chatPanel(page)).toBeHidden();
    await expect(chatLauncher(page)).toBeFocused();
  });
}

for (const position of ['bottom-right', 'inline']) {
  test(`a visitor can keep writing in a ${position} chat while the window shrinks, as at 400 % zoom, and grows again`, {
    tag: '@full',
  }, async ({ page, open, team }) => {
    await page.setViewportSize({ width: 1280, height: 1024 });
    await open({ body: chatOf(team.subdomain, `position="${position}"`) });
    if (position !== 'inline') await chatLauncher(page).click();
    const box = page.getByRole('textbox', { name: 'Message' });
    await box.fill('Half a');
    for (const size of [
      { width: 320, height: 256 },
      { width: 1280, height: 300 },
      { width: 320, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await canBeTouched(box);
      await expect(box).toBeFocused();
      await canBeTouched(page.getByRole('button', { name: 'Send' }));
      await canBeTouched(page.getByRole('button', { name: 'Leave a message' }));
    }
    await expect(box).toHaveValue('Half a');
  });
}

test('form and chat popups are dark on a dark page', { tag: '@full' }, async ({
  page,
  open,
  team,
  helpdeskUrl,
}) => {
  const head = '<meta name="color-scheme" content="dark">';
  await open({
    head,
    body: `<script src="${helpdeskUrl}/widget.js" data-organization="demo"></script>`,
  });
  await page.getByRole('button', { name: 'Contact us' }).click();
  await expect(page.getByLabel('Subject')).toHaveCSS('color', 'rgb(236, 238, 242)');
  await open({ head, body: chatOf(team.subdomain) });
  await chatLauncher(page).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveCSS(
    'color',
    'rgb(236, 238, 242)',
  );
});
