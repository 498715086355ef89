// @module-tag one-engine

import { expect, test } from 'vitest';
import { createArticleIndex } from '../../matching/article-index.ts';
import { forgetOldest } from './index-of.ts';

function indexesWith(articles: number) {
  const published = createArticleIndex();
  for (let at = 0; at < articles; at += 1) {
    published.put({ id: `a${at}`, title: 'Parcels', tags: [], text: '' });
  }
  return { published, unpublished: createArticleIndex() };
}

test('indexes of help centers that were not searched for long are forgotten first, the last one never', () => {
  const all = new Map([3, 4, 5].map((articles) => [`of ${articles}`, indexesWith(articles)]));
  forgetOldest(all, 12);
  expect([...all.keys()]).toEqual(['of 3', 'of 4', 'of 5']);
  forgetOldest(all, 9);
  expect([...all.keys()]).toEqual(['of 4', 'of 5']);
  forgetOldest(all, 1);
  expect([...all.keys()]).toEqual(['of 5']);
});
