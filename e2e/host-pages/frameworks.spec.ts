import { expect } from 'playwright/test';
import { fillIn, send, test } from './host-page.ts';

const address = /The harbor office reads it as [A-Z]+-\d{4}-\d{6}\./;

for (const framework of ['preact', 'vue', 'svelte']) {
  test(`a ${framework} page fills the form slots, and shows the ticket number when a visitor sends the form`, {
    tag: framework === 'vue' ? [] : '@full',
  }, async ({ page, hostPagesUrl, pageErrors }) => {
    await page.goto(`${hostPagesUrl}/${framework}`);
    const form = page.locator('helpdesk-form');
    await expect(form.getByText('Name the berth, if it is about one.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Write another message' })).toBeHidden();
    await page.getByRole('button', { name: 'Dark theme' }).click();
    await expect(form.locator('[part=form]')).toHaveCSS('color-scheme', 'dark');

    await fillIn(page, `From ${framework}`);
    await send(page).click();
    await expect(page.getByText(address)).toBeVisible();

    await page.getByRole('button', { name: 'Write another message' }).click();
    await expect(page.getByLabel('Subject')).toHaveValue('');
    expect(pageErrors).toEqual([]);
  });
}
