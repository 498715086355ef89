import { expect } from 'playwright/test';
import { test } from '../fixtures.ts';

test('the host pages are listed on a separate origin', { tag: '@full' }, async ({
  page,
  hostPagesUrl,
}) => {
  await page.goto(hostPagesUrl);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Other people’s pages');
  await expect(page.getByRole('listitem').getByRole('link')).toHaveCount(10);
});
