import { expect, it } from 'vitest';
import { presenceText } from './presence-text.ts';

const at = (name: string, typing = false) => ({ userId: name, name, typing });

it('says who else is here', () => {
  expect(presenceText([])).toBe('');
  expect(presenceText([at('Ann')])).toBe('Ann is here');
  expect(presenceText([at('Ann'), at('Bo')])).toBe('Ann and Bo are here');
  expect(presenceText([at('Ann'), at('Bo'), at('Cy')])).toBe('Ann and 2 others are here');
});

it('says who is writing rather than who looks', () => {
  expect(presenceText([at('Ann'), at('Bo', true)])).toBe('Bo is writing...');
});
