import type { Schema } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetDeletedTexts } from '../../stored-files/store/texts-with-files.ts';
import { makeTicket } from '../../test/factories.ts';
import { type FilesServer, hour, png, startFilesServer } from '../../test/files-server.ts';

let at: FilesServer;
let id: string;
let count = 0;
beforeAll(async () => {
  at = await startFilesServer('disk');
});
afterAll(() => at.stop());
beforeEach(async () => {
  id = await makeTicket(at.server.acme);
});

const agent = () => at.server.acme.agent;

async function macro(steps: object): Promise<Schema<'Macro'>> {
  const body = { name: `Macro ${(count += 1)}`, visibility: 'team', ...steps };
  const {
    status,
    body: made,
    error,
  } = await at.server.call('macros.create', {
    as: agent(),
    body: body as Schema<'MacroInput'>,
  });
  expect(status, error?.message).toBe(201);
  return made;
}
const both = async () =>
  macro({
    reply: 'Hello **{customer.name|you}**, see {?what}.',
    replyFormat: 'markdown',
    replyFileIds: [(await at.upload('the guide', 'guide.txt')).id],
    note: '- sent\n- the guide',
    noteFormat: 'markdown',
    noteFileIds: [(await at.upload('the log', 'log.txt')).id],
  });
async function apply({ id: macroId }: { id: string }, more: object = {}) {
  const answers = [{ question: 'what', answer: '*this*' }];
  const { body, status, error } = await at.server.call('macros.apply', {
    as: agent(),
    params: { id: macroId },
    body: { ids: [id], answers, ...more },
  });
  expect(status, error?.message).toBe(200);
  expect(body.failed).toEqual([]);
  return body;
}
const undo = ({ applied }: Schema<'MacroResult'>) =>
  at.server.call('macros.undo', {
    as: agent(),
    body: { runIds: applied.map(({ runId }) => runId) },
  });
const messages = async () => (await at.open(id)).messages;
async function rowsNamed(name: string) {
  const { org } = at.server.acme;
  return (await org.all(org.from('message_files').where('name', name).select('id'))).length;
}
async function makeDue() {
  const past = { due_at: new Date(0).toISOString() };
  await at.server.acme.org.write(async (tx) => {
    await tx.update('scheduled_replies', { ticket_id: id }, past);
    await tx.update('macro_runs', (row) => row.where('ticket_id', id).whereNotNull('due_at'), past);
  });
  await at.server.drain();
}

const said = [
  { isInternal: true, html: '<ul>\n<li>sent</li>\n<li>the guide</li>\n</ul>', file: 'log.txt' },
  {
    isInternal: false,
    html: expect.stringMatching(/^<p>Hello <strong>.+<\/strong>, see \*this\*\.<\/p>$/),
    file: 'guide.txt',
  },
];
const shown = (all: Schema<'TicketMessage'>[]) =>
  all.map(({ isInternal, html, files }) => ({ isInternal, html, file: files[0]?.name }));

test('reply and note keep formatting and get copies of the files, and variable values are escaped', async () => {
  const made = await both();
  await at.server.call('tickets.update', {
    as: agent(),
    params: { id },
    body: { customerEmail: 'eve@example.com', customerName: '[evil](https://evil.example)' },
  });
  const call = { as: agent(), params: { id: made.id }, body: { ids: [id] } };
  const [plan] = (await at.server.call('macros.preview', call)).body;
  expect(plan?.steps).toMatchObject([
    { kind: 'note', format: 'markdown' },
    {
      kind: 'reply',
      format: 'markdown',
      to: 'Hello **\\[evil\\](https://evil.example)**, see [what].',
    },
  ]);
  await apply(made);
  expect(shown(await messages())).toEqual(said);
  expect((await messages())[1]?.html).not.toContain('>evil<');
  // The macro keeps its own files, and the ticket keeps its copies.
  await at.server.call('macros.update', {
    as: agent(),
    params: { id: made.id },
    body: { note: null },
  });
  await at.sweep(25 * hour);
  for (const { files } of await messages()) {
    expect((await at.fetchFile(files[0]?.url)).status).toBe(200);
  }
  const { body } = await at.server.call('macros.list', { as: agent() });
  expect(body.find((one) => one.id === made.id)).toMatchObject({
    replyFiles: [{ name: 'guide.txt' }],
    noteFiles: [],
  });
  expect(await rowsNamed('log.txt')).toBe(1);
});

describe('with an undo delay', () => {
  test('the files wait with their text', async () => {
    await apply(await both(), { holdSeconds: 60 });
    const { scheduledReplies } = await at.open(id);
    expect(scheduledReplies).toMatchObject([
      { html: expect.stringContaining('<strong>'), files: [{ name: 'guide.txt' }] },
    ]);
    expect(await messages()).toEqual([]);
    await makeDue();
    expect(shown(await messages())).toEqual(expect.arrayContaining(said));
  });

  test('undoing deletes the copied files, and nothing is sent', async () => {
    const made = await both();
    const [guides, logs] = [await rowsNamed('guide.txt'), await rowsNamed('log.txt')];
    const result = await apply(made, { holdSeconds: 60 });
    expect(await rowsNamed('guide.txt')).toBe(guides + 1);
    expect((await undo(result)).body.failed).toEqual([]);
    expect(await rowsNamed('guide.txt')).toBe(guides);
    expect(await rowsNamed('log.txt')).toBe(logs);
    const { org } = at.server.acme;
    const run = org.from('message_html').where('message_id', result.applied[0]?.runId ?? '');
    expect(await org.all(run)).toEqual([]);
    await makeDue();
    expect(await messages()).toEqual([]);
  });

  test('messages already sent stay, with their files', async () => {
    const result = await apply(await both(), { holdSeconds: 60 });
    await makeDue();
    expect((await undo(result)).body.undone[0]?.kept).toHaveLength(2);
    expect(shown(await messages())).toEqual(expect.arrayContaining(said));
  });
});

test('files without text are dropped, and those of a deleted macro are removed after a day', async () => {
  const file = await at.upload('alone', 'alone.txt');
  const made = await macro({ status: 'resolved', replyFileIds: [file.id] });
  expect(made).toMatchObject({ reply: null, replyFiles: [] });
  const kept = await macro({ reply: 'See it', replyFileIds: [file.id] });
  expect(kept).toMatchObject({ replyFormat: 'text', replyFiles: [{ id: file.id }] });
  const foreign = await at.upload('x', 'x.txt', at.server.globex.agent);
  const refused = await at.server.call('macros.create', {
    as: agent(),
    body: { name: 'Foreign', note: 'See it', noteFileIds: [foreign.id] },
  });
  expect(refused.status).toBe(400);
  await at.server.call('macros.delete', { as: agent(), params: { id: kept.id } });
  const { org } = at.server.acme;
  const yesterday = new Date(Date.now() - 24 * hour - 1).toISOString();
  await org.write((tx) => tx.update('macros', { id: kept.id }, { deleted_at: yesterday }));
  await forgetDeletedTexts(at.server.context.database);
  expect(await rowsNamed('alone.txt')).toBe(0);
});

test('an inline picture points to the copied file, both when applied at once and when a waiting reply is canceled', async () => {
  const lid = await at.upload(png, 'lid.png');
  const log = await at.upload('the log', 'log.txt');
  const made = await macro({
    reply: `See ![lid](file:${lid.id}), {?what}`,
    replyFormat: 'markdown',
    replyFileIds: [log.id, lid.id],
  });
  const picture = (message: { html?: string | null; files: Schema<'MessageFile'>[] }) => {
    const file = message.files.find(({ name }) => name === 'lid.png');
    expect(file?.id).not.toBe(lid.id);
    expect(message.html).toBe(`<p>See <img src="${file?.url}" alt="lid" />, *this*</p>`);
    return file?.id;
  };
  await apply(made);
  picture((await messages())[0] as Schema<'TicketMessage'>);
  await apply(made, { holdSeconds: 60 });
  const [waiting] = (await at.open(id)).scheduledReplies;
  const copied = picture(waiting as Schema<'ScheduledReply'>);
  const params = { id, replyId: waiting?.id ?? '' };
  const { body } = await at.server.call('tickets.cancelReply', { as: agent(), params });
  expect(body.markdown).toBe(`See ![lid](file:${copied}), \\*this\\*`);
});
