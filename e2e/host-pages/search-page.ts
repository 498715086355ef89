import { expect, type Page } from 'playwright/test';
import { makeArticle, randomWord } from '../articles.ts';
import { test as base } from './host-page.ts';

interface Shelf {
  /** A word that only two published articles and a draft contain. */
  word: string;
  title: string;
}

/** The host page test with its own articles in the demo organization's help center. */
export const test = base.extend<object, { shelf: Shelf }>({
  shelf: [
    async ({ playwright }, use) => {
      const word = randomWord();
      const title = `Descaling the ${word}`;
      const request = await playwright.request.newContext();
      await makeArticle(request, {
        title: `Cleaning after the ${word}`,
        content: `<p>What to do once the ${word} is done.</p>`,
      });
      await makeArticle(request, {
        title,
        content: `<h2>What you need</h2><p>Vinegar, water and a quiet hour for the <strong>${word}</strong>.</p><ul><li>One litre of water</li></ul><p>Sold <a href="https://elsewhere.example/">elsewhere</a>.</p>`,
      });
      await makeArticle(request, {
        title: `Draft about the ${word}`,
        content: '<p>Not yet.</p>',
        isPublished: false,
      });
      await request.dispose();
      await use({ word, title });
    },
    { scope: 'worker' },
  ],
});

/** Returns the script, the search box and a fallback link for browsers that load neither. */
export const searchBox = (more = '') =>
  `{{script}}<helpdesk-search organization="demo" ${more}><a href="/help">Our help pages</a></helpdesk-search>`;

export const box = (page: Page) => page.getByRole('combobox', { name: 'Search articles' });
export const results = (page: Page) => page.getByRole('listbox', { name: 'Search articles' });
export const found = (page: Page) => results(page).getByRole('option');
export const article = (page: Page) => page.getByRole('article');
export const searching = '**/api/public/help/demo/search?**';

/** Types a search and waits for the results. */
export async function search(page: Page, text: string) {
  await box(page).fill(text);
  await expect(found(page).first()).toBeVisible();
}
