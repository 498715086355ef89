import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FilesServer, hour, startFilesServer } from '../../test/files-server.ts';

type Ticket = Schema<'ImportedTicket'>;

let at: FilesServer;
beforeAll(async () => {
  at = await startFilesServer('disk', { maxMessageBytes: 100 });
});
afterAll(() => at.stop());

const importAll = (tickets: readonly Ticket[], as = at.server.acme.admin) =>
  at.server.call('tickets.import', { as, body: { tickets } });
const upload = async (content: string, name: string, as = at.server.acme.admin) =>
  (await at.upload(content, name, as)).id;
const open = (id: string | null | undefined) => at.open(id ?? '', at.server.acme.admin);

const past = (externalId: string, more: Partial<Ticket> = {}): Ticket => ({
  externalId,
  subject: `Old kettle ${externalId}`,
  description: 'It did not boil.',
  customerEmail: 'ada@example.com',
  createdAt: '2023-05-04T09:00:00Z',
  ...more,
});
const said = (message: string, fileIds?: string[]) => ({
  author: 'customer' as const,
  message,
  createdAt: '2023-05-04T10:00:00Z',
  ...(fileIds && { fileIds }),
});

test('files of a ticket and its messages are imported, and a message without text lists their names', async () => {
  const photo = await upload('a photo', 'kettle.txt');
  const more = [await upload('one', 'one.txt'), await upload('two', 'two.txt')];
  const { body } = await importAll([
    past('a-1', { fileIds: [photo], messages: [said('', more), said('Thank you')] }),
  ]);
  expect(body.results).toMatchObject([{ outcome: 'imported', message: null }]);
  const ticket = await open(body.results[0]?.id);
  expect(ticket.files.map(({ name }) => name)).toEqual(['kettle.txt']);
  expect(
    ticket.messages.map(({ message, files }) => [message, files.map(({ name }) => name)]),
  ).toEqual([
    ['one.txt, two.txt', ['one.txt', 'two.txt']],
    ['Thank you', []],
  ]);
  const got = await at.fetchFile(ticket.files[0]?.url);
  expect(await got.text()).toBe('a photo');
  const listed = await at.server.call('tickets.list', {
    as: at.server.acme.admin,
    query: { hasFile: 'true' },
  });
  expect(listed.body.map(({ id }) => id)).toContain(ticket.id);
  await at.sweep(48 * hour);
  expect((await open(ticket.id)).messages[0]?.files).toHaveLength(2);
});

test('a file of another member or organization, or one that is used, missing or too large, rejects only its ticket', async () => {
  const { acme, globex } = at.server;
  const own = await upload('own', 'own.txt');
  const colleagues = await upload('theirs', 'theirs.txt', acme.agent);
  const theirs = await upload('theirs', 'theirs.txt', globex.admin);
  const large = [await upload('x'.repeat(60), 'x.txt'), await upload('y'.repeat(60), 'y.txt')];
  const { body } = await importAll([
    past('b-1', { fileIds: [colleagues] }),
    past('b-2', { messages: [said('Hello', [theirs])] }),
    past('b-3', { fileIds: ['nothing'] }),
    past('b-4', { fileIds: [own], messages: [said('Twice', [own])] }),
    past('b-5', { fileIds: large }),
    past('b-6', { messages: [said('')] }),
    past('b-7', { fileIds: [own] }),
    past('b-8', { fileIds: [own] }),
  ]);
  const gone = 'The file no longer exists. Please attach it again.';
  expect(body.results.map(({ outcome, message }) => [outcome, message])).toEqual([
    ['refused', gone],
    ['refused', gone],
    ['refused', gone],
    ['refused', 'A file can be attached to only one message'],
    ['refused', 'The files of a message can be up to 0 MB in total'],
    ['refused', 'Message is required'],
    ['imported', null],
    ['refused', gone],
  ]);
  const second = await importAll([past('b-5', { fileIds: large.slice(0, 1) })]);
  expect(second.body.results).toMatchObject([{ outcome: 'imported' }]);
});

test('an existing ticket stays unchanged, and its files remain unused uploads', async () => {
  await importAll([past('c-1')]);
  const late = await upload('late', 'late.txt');
  const { body } = await importAll([past('c-1', { fileIds: [late] })]);
  expect(body.results).toMatchObject([{ outcome: 'known' }]);
  expect((await open(body.results[0]?.id)).files).toEqual([]);
  const other = await importAll([past('c-2', { fileIds: [late] })]);
  expect(other.body.results).toMatchObject([{ outcome: 'imported' }]);
});

test('of two concurrent imports with the same file, one gets it', async () => {
  const file = await upload('wanted', 'wanted.txt');
  const both = await Promise.all([
    importAll([past('d-1', { fileIds: [file] })]),
    importAll([past('d-2', { fileIds: [file] })]),
  ]);
  expect(both.map(({ body }) => body.results[0]?.outcome).toSorted()).toEqual([
    'imported',
    'refused',
  ]);
});

test('members who can import learn which tickets of their organization were imported, including deleted ones', async () => {
  const { acme, globex } = at.server;
  const made = await importAll([past('e-1'), past('e-2')]);
  const id = made.body.results[1]?.id ?? '';
  await at.server.call('tickets.delete', { as: acme.admin, params: { id } });
  const programs = { subject: 'x', description: 'y', externalId: 'e-3' };
  await at.server.call('tickets.create', { as: acme.admin, body: programs });
  const externalIds = ['e-1', 'e-2', 'e-3', 'e-4', 'e-1'];
  const ask = (as = acme.admin) =>
    at.server.call('tickets.findImported', { as, body: { externalIds } });
  expect((await ask()).body.known.toSorted()).toEqual(['e-1', 'e-2', 'e-3']);
  expect((await ask(globex.admin)).body.known).toEqual([]);
  expect((await ask(acme.agent)).status).toBe(403);
  expect((await ask(acme.customer)).status).toBe(403);
});
