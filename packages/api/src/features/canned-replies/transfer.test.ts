import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId, now } from '../../database/ids.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const bring = async (replies: object[], visibility?: 'team' | 'personal') =>
  (
    await server.call('cannedReplies.import', {
      as: server.acme.agent,
      body: { replies, ...(visibility && { visibility }) },
    })
  ).body;

test('import stores the valid rows, and reports the errors of the others', async () => {
  const rows = [
    { title: 'Thanks', shortcut: 'Thx', text: 'Thank you, {customer.firstName|there}!' },
    { title: 'No text' },
    { title: 'Wrong', text: '{customer.frstName}' },
    { title: 'Bye', text: 'Bye', folder: '', visibility: 'personal', anything: 1 },
    {
      title: 'Thanks again',
      shortcut: 'thx',
      text: '**Thanks**!',
      format: 'markdown',
      folder: 'Polite',
    },
  ];
  expect(await bring(rows, 'team')).toEqual({
    imported: 3,
    failed: 2,
    errors: [
      { row: 2, message: 'Text is required' },
      { row: 3, message: expect.stringContaining('{customer.frstName}') },
    ],
  });
  const again = [{ title: 'Bye', text: 'Goodbye' }];
  expect(await bring(again, 'team')).toMatchObject({ imported: 1 });
  expect(await bring(again)).toMatchObject({ imported: 1 });

  const ofTeam = [
    {
      title: 'Thanks again',
      shortcut: 'thx',
      text: '**Thanks**!',
      format: 'markdown',
      folder: 'Polite',
    },
    { title: 'Bye', shortcut: null, text: 'Goodbye', format: 'text', folder: null },
  ];
  const as = server.acme.admin;
  expect((await server.call('cannedReplies.exportJson', { as })).body).toEqual(ofTeam);
  const csv = await fetch(`${server.url}/api/canned-replies.csv`, {
    headers: { authorization: `Bearer ${as.token}` },
  });
  expect(csv.headers.get('content-disposition')).toContain('canned-replies.csv');
  // Decoding the response removes the byte order mark.
  expect(await csv.text()).toBe(
    'title,shortcut,text,format,folder\r\nThanks again,thx,**Thanks**!,markdown,Polite\r\nBye,,Goodbye,text,\r\n',
  );
  const own = { as: server.acme.agent, query: { visibility: 'personal' } } as const;
  expect((await server.call('cannedReplies.exportJson', own)).body).toEqual([ofTeam[1]]);
  const none = await server.call('cannedReplies.exportJson', { ...own, as });
  expect(none.body).toEqual([]);
});

test('an import without rows is rejected', async () => {
  const as = server.acme.agent;
  const empty = await server.call('cannedReplies.import', { as, body: { replies: [] } });
  expect(empty).toMatchObject({ status: 400, error: { message: 'No data to import' } });
});

test('a team can have up to 2000 canned replies, and each member 500 of their own', async () => {
  const { org, agent } = server.globex;
  const fill = (owner_id: string | null, count: number) =>
    org.write(async (tx) => {
      for (let made = 0; made < count; made += 1) {
        const row = { title: 'x', text: 'x', search_text: 'x', created_at: now() };
        const times = { updated_at: now() };
        await tx.insert('canned_replies', { ...row, ...times, id: newId(), owner_id });
      }
    });
  await fill(null, 1_999);
  await fill(agent.userId, 500);
  const rows = {
    replies: [
      { title: 'a', text: 'a' },
      { title: 'b', text: 'b' },
    ],
  };
  const imported = await server.call('cannedReplies.import', {
    as: agent,
    body: { ...rows, visibility: 'team' },
  });
  expect(imported.body).toEqual({
    imported: 1,
    failed: 1,
    errors: [{ row: 2, message: 'The team can have up to 2000 canned replies' }],
  });
  const more = (body: object) =>
    server.call('cannedReplies.create', { as: agent, body: { title: 'c', text: 'c', ...body } });
  expect((await more({ visibility: 'team' })).error).toMatchObject({
    code: 'too_many',
    message: 'The team can have up to 2000 canned replies',
  });
  expect((await more({})).error.message).toBe('You can have up to 500 personal canned replies');
});

test('personal canned replies are deleted with the membership, and team replies stay', async () => {
  const { org, agent, admin } = server.acme;
  await bring([{ title: 'Mine', text: 'Mine' }]);
  const members = (await server.call('team.list', { as: admin })).body;
  const memberId = members.find(({ userId }) => userId === agent.userId)?.id ?? '';
  await server.call('team.remove', { as: admin, params: { memberId } });
  const left = await org.all<{ owner_id: string | null }>(
    org.from('canned_replies').select('owner_id'),
  );
  expect(new Set(left.map((row) => row.owner_id))).toEqual(new Set([null]));
});
