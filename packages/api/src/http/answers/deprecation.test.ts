// @module-tag one-engine

import { operations } from '@helpdesk/sdk/contract/operations';
import { expect, test } from 'vitest';
import { tellDeprecation } from './deprecation.ts';

function toldOf(deprecated?: { since: string; until: string }) {
  const headers: Record<string, unknown> = {};
  const setHeader = (name: string, value: unknown) => {
    headers[name] = value;
    return {} as never;
  };
  const operation = { ...operations['tickets.list'], ...(deprecated && { deprecated }) };
  tellDeprecation({ setHeader }, operation);
  return headers;
}

test('responses of a deprecated operation include the deprecation and sunset dates', () => {
  expect(toldOf({ since: '2026-12-01', until: '2027-07-01' })).toEqual({
    Deprecation: '@1796083200',
    Sunset: 'Thu, 01 Jul 2027 00:00:00 GMT',
  });
});

test("responses of other operations don't mention deprecation", () => {
  expect(toldOf()).toEqual({});
});
