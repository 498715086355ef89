import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import ExternalCard from './ExternalCard.tsx';

afterEach(cleanup);

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent]);

it("shows a ticket's id in another system, and all metadata from integrations", () => {
  const metadata = { order: 'SO-1044', amount: 129.5, isGift: false, coupon: null };
  render(<ExternalCard ticket={{ externalId: '4711', metadata }} />);
  expect(screen.getByRole('region', { name: 'From Other Systems' })).toBeDefined();
  expect(facts()).toEqual([
    ['External ID', '4711'],
    ['order', 'SO-1044'],
    ['amount', '129.5'],
    ['isGift', 'false'],
    ['coupon', '—'],
  ]);
});

it('shows metadata of a ticket without such an id', () => {
  render(<ExternalCard ticket={{ externalId: null, metadata: { order: 'SO-1' } }} />);
  expect(facts()).toEqual([['order', 'SO-1']]);
});
