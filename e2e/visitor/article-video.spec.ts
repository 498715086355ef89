import { expect } from 'playwright/test';
import { makeArticle } from '../articles.ts';
import { test } from '../fixtures.ts';

test('a video in an article loads from its site only when the reader plays it', async ({
  page,
  request,
  pageErrors,
}) => {
  const slug = await makeArticle(request, {
    title: 'Descale the kettle',
    content: '<p>Watch:</p><p><a href="https://youtu.be/dQw4w9WgXcQ">How to descale</a></p>',
  });
  const asked: string[] = [];
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<title>A video</title><p>Playing</p>',
    });
  });
  await page.goto(`/public/help/demo/article/${slug}`);
  const play = page.getByRole('link', { name: 'Play video' });
  await expect(play).toHaveAttribute('href', 'https://youtu.be/dQw4w9WgXcQ');
  await expect(page.getByText('can then see your IP address')).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe').getByText('Playing')).toBeVisible();
  await expect(page.locator('iframe')).toHaveAttribute('title', 'How to descale');
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1']);
  expect(pageErrors).toEqual([]);
});
