import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../../database/test-database.ts';
import { makeOrganization, makeTicket, type TestOrganization } from '../../../test/factories.ts';
import { tagsNamed } from '../../tags/store/tags.ts';
import { suggestTags } from './suggested-tags.ts';
import { mustFind } from './tickets.ts';

let stored: TestDatabase;
let acme: TestOrganization;

beforeAll(async () => {
  stored = await openTestDatabase();
  acme = await makeOrganization(stored.database, 'acme');
});
afterAll(() => stored.remove());

async function open(subject: string, tag: string) {
  const tags = await acme.org.write((tx) => tagsNamed(tx, [tag]));
  return makeTicket(acme, { subject, description: 'Help', tags });
}

test('a ticket doesn’t count among the twenty tickets most similar to it', async () => {
  await open('The zebracorn rattles', 'Far');
  for (let near = 0; near < 19; near += 1) await open('The zebracorn hums loudly', 'Near');
  const id = await open('The zebracorn hums loudly', 'Own');
  const suggested = await acme.org.write(async (tx) => suggestTags(tx, await mustFind(tx, id)));
  expect(suggested.map(({ name }) => name)).toEqual(['Near', 'Far']);
});
