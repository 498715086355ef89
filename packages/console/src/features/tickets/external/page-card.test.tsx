import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import PageCard from './PageCard.tsx';

afterEach(cleanup);

const said = (name: string, value: string, isSigned = false) => ({ name, value, isSigned });

it("shows the page's data as plain text, and says which of it is verified", () => {
  const hostile = '<img src=x onerror=alert(1)>';
  render(
    <PageCard ticket={{ visitorContext: [said('plan', 'gold', true), said('note', hostile)] }} />,
  );
  const card = within(screen.getByRole('region', { name: 'From the Page' }));
  expect(card.getByText(hostile)).toBeDefined();
  expect(card.getAllByRole('img', { name: 'Verified' })).toHaveLength(1);
  expect(card.getByText(/Only marked values are verified/)).toBeDefined();
});

it.each([
  [[said('plan', 'gold')], 'Sent by the page, and not verified.'],
  [[said('plan', 'gold', true)], null],
])('says that nothing is verified only if so (%#)', (visitorContext, sentence) => {
  render(<PageCard ticket={{ visitorContext }} />);
  expect(screen.queryByText(/Sent by the page/)?.textContent ?? null).toBe(sentence);
});
