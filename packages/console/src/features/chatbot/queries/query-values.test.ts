import { expect, it } from 'vitest';
import { categories, categoryOptions, suggestions } from '../choices.ts';
import { valuesOf, withKeywords } from './query-values.ts';

it('keywords are split at commas and trimmed, without empty ones and duplicates', () => {
  expect(withKeywords(['pay'], ' card , ,pay,\nbank ')).toEqual(['pay', 'card', 'bank']);
});

it('a new query is active and of medium priority', () => {
  expect(valuesOf({ query: null, text: 'Where?' })).toMatchObject({
    query: 'Where?',
    priority: 'medium',
    isActive: true,
    keywords: [],
  });
});

it('there are ten categories, and four suggestions for each of three of them', () => {
  expect(categories).toEqual([
    'Account & Login',
    'Billing & Payments',
    'Technical Support',
    'Product Features',
    'Troubleshooting',
    'General Questions',
    'Refunds & Returns',
    'Security',
    'API & Integration',
    'Other',
  ]);
  expect(Object.values(suggestions).map((queries) => queries?.length)).toEqual([4, 4, 4]);
  for (const name of Object.keys(suggestions)) expect(categories).toContain(name);
});

it('a category that an import has set can be kept', () => {
  expect(categoryOptions('Shipping').at(-1)?.value).toBe('Shipping');
  expect(categoryOptions('Other')).toHaveLength(11);
});
