import { expect, test } from 'vitest';
import { shortNumberIn, ticketNumberIn } from './ticket-number.ts';

test.each([
  'TK-2026-000042',
  'tk-2026-000042',
  '#TK-2026-000042',
  '[TK-2026-000042]',
  'Ticket #TK-2026-000042',
  'Re: Lid [TK-2026-000042]',
  'TK-2026-000042.',
  'TK–2026–000042',
  'TK‑2026‑000042',
  'TK 2026 000042',
  'TK-2026-42',
  'TK2026000042',
  'ＴＫ－２０２６－００００４２',
  '\u200FTK-٢٠٢٦-٠٠٠٠٤٢',
])('reads %s as TK-2026-000042', (text) => {
  expect(ticketNumberIn(text)).toBe('TK-2026-000042');
});

test.each(['42', '000042', '#42', '[000042]', '٤٢', '42.'])('reads the short number %s', (text) => {
  expect([ticketNumberIn(text), shortNumberIn(text)]).toEqual([undefined, '000042']);
});

test.each(['', 'kettle', 'k3v9x2m7q4', 'SO-1044', '4 lids', 'TK-20261-42'])(
  '%j is not a number',
  (text) => {
    expect([ticketNumberIn(text), shortNumberIn(text)]).toEqual([undefined, undefined]);
  },
);

test('a number beyond 999,999 keeps its digits', () => {
  expect(ticketNumberIn('tk-2026-1000000')).toBe('TK-2026-1000000');
  expect(shortNumberIn('1000000')).toBe('1000000');
});
