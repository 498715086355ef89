import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { noUses as none } from '../test/uses.ts';
import { UsesNote } from './UsesNote.tsx';

afterEach(cleanup);

const named = (...names: string[]) => names.map((name) => ({ id: name, name }));
const text = (uses: Parameters<typeof UsesNote>[0]['uses']) =>
  render(<UsesNote uses={uses} />).container.textContent;

it('lists its uses by kind and name', () => {
  const uses = {
    ...none,
    views: named('Refunds', 'VIP'),
    macros: named('Refund it'),
    webhooks: named('Shop'),
    othersPersonal: 2,
  };
  expect(text(uses)).toBe(
    "Used by the views “Refunds” and “VIP”, the macro “Refund it”, the webhook “Shop”, and 2 personal views or macros of other members. Views and webhooks that filter by it won't match anything.",
  );
});

it('counts uses beyond the first five, and shows nothing without uses', () => {
  const views = named('A', 'B', 'C', 'D', 'E', 'F', 'G');
  expect(text({ ...none, views })).toContain('the views “A”, “B”, “C”, “D”, “E”, and 2 more.');
  expect(text({ ...none, othersPersonal: 1 })).toContain('1 personal view or macro of other');
  expect([text(none), text(null), text(undefined)]).toEqual(['', '', '']);
});
