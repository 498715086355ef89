import { expect, test } from 'vitest';
import { affectedBy } from './changed.mjs';

const kinds = ({ unit, journeys }) => {
  const places = (files = []) => [...new Set(files.map((file) => file.split('/')[1]))];
  return { unit: unit && places(unit.files), journeys: journeys && places(journeys.files) };
};

test('a change of the console runs its tests and journeys, but none of the api', () => {
  const affected = affectedBy(['packages/console/src/features/tickets/snooze/SnoozeDialog.tsx']);
  expect(kinds(affected)).toEqual({ unit: ['console'], journeys: ['staff'] });
  expect(affected.journeys.files).toContain('e2e/staff/snooze.spec.ts');
  expect(affected.unit.files.length).toBeLessThan(60);
});

test('a change of the api runs the tests that import it, and those for every operation', () => {
  const { unit, journeys } = affectedBy(['packages/api/src/features/macros/store/apply.ts']);
  expect(unit.files).toContain('packages/api/src/features/macros/apply.test.ts');
  expect(unit.files).toContain('packages/api/src/test/contract-walk.test.ts');
  expect(kinds({ unit }).unit).toEqual(['api']);
  expect(journeys.files).toContain('e2e/staff/macros.spec.ts');
});

test('a change of the widgets runs the visitor journeys', () => {
  const { journeys } = affectedBy(['packages/widgets/src/elements/chat/launcher.tsx']);
  expect(journeys.files).toContain('e2e/host-pages/embed.spec.ts');
  expect(journeys.files).toContain('e2e/visitor/contact.spec.ts');
});

test('a change of the contract or the SDK runs everything', () => {
  for (const file of [
    'contract/tickets.yaml',
    'openapi.yaml',
    'packages/sdk/src/retry.ts',
    'package-lock.json',
  ]) {
    expect(affectedBy([file])).toMatchObject({ unit: {}, journeys: {} });
  }
});

test('a change of a text file runs no test', () => {
  const { unit, journeys } = affectedBy(['README.md', 'docs/testing.md']);
  expect([unit, journeys]).toEqual([undefined, undefined]);
});
