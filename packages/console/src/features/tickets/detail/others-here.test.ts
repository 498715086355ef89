import { expect, it } from 'vitest';
import { presenceText } from './OthersHere.tsx';

const at = (name: string, typing = false) => ({ userId: name, name, typing });

it('names who else has the ticket open', () => {
  expect(presenceText([])).toBe('');
  expect(presenceText([at('Ann')])).toBe('Ann is viewing');
  expect(presenceText([at('Ann'), at('Bo')])).toBe('Ann and Bo are viewing');
  expect(presenceText([at('Ann'), at('Bo'), at('Cy')])).toBe('Ann and 2 others are viewing');
});

it('names the members who are typing rather than those who are viewing', () => {
  expect(presenceText([at('Ann'), at('Bo', true)])).toBe('Bo is typing...');
  const both = [at('Ann', true), at('Bo', true)];
  expect(presenceText(both)).toBe('Ann and Bo are typing...');
  expect(presenceText([...both, at('Cy', true)])).toBe('Ann and 2 others are typing...');
});
