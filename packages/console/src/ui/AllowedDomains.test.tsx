import { expect, test } from 'vitest';
import { domainsOf } from './AllowedDomains.tsx';

test('extracts host names from pasted text', () => {
  expect(
    domainsOf(' https://Shop.example/contact?x=1\n*.cafe.example, localhost:3001\n\nshop.example'),
  ).toEqual(['shop.example', '*.cafe.example', 'localhost:3001']);
  expect(domainsOf(' \n ')).toEqual([]);
});
