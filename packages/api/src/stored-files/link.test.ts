// @module-tag one-engine

import { expect, test } from 'vitest';
import { fileLink, linkTurn, readFileToken } from './link.ts';

const config = { secret: 'a secret of this test alone, 123' };
const file = { id: 'file-1', name: 'Küche/../links.png' };
const minute = 60_000;
const tokenIn = (link: string) => link.split('/')[2] ?? '';

test('a link names its file and expires', () => {
  const at = Date.UTC(2026, 10, 26, 12, 10);
  const link = fileLink(config, 'acme', file, { until: at + 60 * minute });
  expect(link).toMatch(/^\/files\/[\w.-]+\/K%C3%BCche%2F\.\.%2Flinks\.png$/);
  const token = tokenIn(link);
  expect(readFileToken(config, token, at)).toEqual({
    organizationId: 'acme',
    id: 'file-1',
    reader: 'message',
    isOver: false,
  });
  expect(readFileToken(config, token, at + 61 * minute)).toMatchObject({ isOver: true });
});

test('a changed link is invalid', () => {
  const token = tokenIn(fileLink(config, 'acme', file, { until: Date.now() + minute }));
  const [organization, id, end, signature] = token.split('.');
  for (const changed of [
    `globex.${id}.${end}.${signature}`,
    `${organization}.file-2.${end}.${signature}`,
    `${organization}.${id}.zzzzzz.${signature}`,
    `${organization}.${id}.${end}.${'a'.repeat(20)}`,
    `${organization}.${id}.${end}`,
    `${token}.x`,
  ]) {
    expect(readFileToken(config, changed)).toBeNull();
  }
  expect(readFileToken({ secret: 'another secret of another server' }, token)).toBeNull();
});

test('links in responses work for an hour at least, and are the same for half an hour', () => {
  const at = Date.now();
  const token = tokenIn(fileLink(config, 'acme', file));
  expect(readFileToken(config, token, at + 59 * minute)).toMatchObject({ isOver: false });
  expect(readFileToken(config, token, at + 121 * minute)).toMatchObject({ isOver: true });
  expect(linkTurn(0)).toBe(0);
  expect(linkTurn(30 * minute - 1)).toBe(0);
  expect(linkTurn(30 * minute)).toBe(1);
});
