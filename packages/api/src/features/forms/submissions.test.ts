import { operations } from '@helpdesk/sdk/contract/operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEveryField, submitter } from '../../test/every-field-form.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
let id: string;

beforeAll(async () => {
  server = await startTestServer();
  id = await makeEveryField(server.acme.org, false, { collectIpAddress: true });
  const submit = submitter(server, id);
  for (let number = 1; number <= 5; number++) {
    await submit('widget.submit', { text: `Message ${number}`, email: 'vera@example.com', number });
  }
  await submit('publicForms.submit', { text: '100 % GRÜN _ok_', textarea: 'two\nlines, "quoted"' });
});
afterAll(() => server.stop());

const list = (query: Record<string, string | number> = {}) =>
  server.call('contactForms.submissions', { as: server.acme.agent, params: { id }, query });

const texts = (answer: Awaited<ReturnType<typeof list>>) =>
  answer.body.map(({ data }) => data.text);

test('lists submissions newest first, page by page', async () => {
  const first = await list({ limit: 4 });
  expect(texts(first)).toEqual(['100 % GRÜN _ok_', 'Message 5', 'Message 4', 'Message 3']);
  expect(first.headers.get('x-total-count')).toBe('6');
  expect(first.body[1]).toMatchObject({ source: 'widget', ipAddress: '127.0.0.1' });
  const next = new URL(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '', server.url);
  const second = await list({ limit: 4, cursor: next.searchParams.get('cursor') ?? '' });
  expect(texts(second)).toEqual(['Message 2', 'Message 1']);
  expect(second.headers.get('link')).toBeNull();
});

test.each([
  ['message 3', ['Message 3']],
  ['  message 3 ', ['Message 3']],
  ['grün', ['100 % GRÜN _ok_']],
  ['%', ['100 % GRÜN _ok_']],
  ['_', ['100 % GRÜN _ok_']],
  ['"quoted"', ['100 % GRÜN _ok_']],
  ['textarea', []],
  ['nothing like it', []],
])('a search for %s finds answers, not field names', async (q, found) => {
  const answer = await list({ q });
  expect(texts(answer)).toEqual(found);
  expect(answer.headers.get('x-total-count')).toBe(String(found.length));
});

test('a submission has its answers next to the fields, and its ticket', async () => {
  const [newest] = (await list()).body;
  const params = { id, submissionId: newest?.id ?? '' };
  const { body } = await server.call('contactForms.submission', { as: server.acme.agent, params });
  expect(body.ticket?.ticketNumber).toBe(newest?.ticketNumber);
  expect(body.answers[0]).toEqual({
    name: 'text',
    label: 'Your text',
    type: 'text',
    text: '100 % GRÜN _ok_',
  });
  expect(body.answers.find(({ name }) => name === 'email')?.text).toBeNull();
});

test('shows an answer whose field was removed', async () => {
  const own = await makeEveryField(server.acme.org, false);
  await submitter(server, own)('widget.submit', { phone: '+47 22 00' });
  const as = server.acme.agent;
  const fields = [{ id: 'n', name: 'new', label: 'New', type: 'text', required: false }];
  await server.call('contactForms.update', { as, params: { id: own }, body: { fields } });
  const sent = await server.call('contactForms.submissions', { as, params: { id: own } });
  const params = { id: own, submissionId: sent.body[0]?.id ?? '' };
  const { body } = await server.call('contactForms.submission', { as, params });
  expect(body.answers).toEqual([
    { name: 'new', label: 'New', type: 'text', text: null },
    { name: 'checkbox', label: 'checkbox', type: null, text: 'No' },
    { name: 'phone', label: 'phone', type: null, text: '+47 22 00' },
  ]);
  expect((await csv(own)).split('\r\n')[1]).toMatch(/,,"checkbox: No\nphone: \+47 22 00",widget,$/);
});

test('does not find a submission of another form', async () => {
  const [newest] = (await list()).body;
  for (const formId of [server.acme.formId, 'no-such-form']) {
    const params = { id: formId, submissionId: newest?.id ?? '' };
    const answer = await server.call('contactForms.submission', { as: server.acme.agent, params });
    expect(answer.status).toBe(404);
  }
});

async function csv(formId: string, q = '') {
  const path = operations['contactForms.exportSubmissions'].path.replace('{id}', formId);
  const response = await fetch(`${server.url}${path}?q=${encodeURIComponent(q)}`, {
    headers: { authorization: `Bearer ${server.acme.agent.token}` },
  });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="Everything-submissions.csv"',
  );
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  return response.text();
}

test('IN-08: the CSV export follows RFC 4180, and no cell is a formula', async () => {
  const own = await makeEveryField(server.acme.org, false);
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '＝1', 'fine = fine', 'a "b", c'];
  for (const text of evil) await submitter(server, own)('widget.submit', { text });
  const lines = (await csv(own)).split('\r\n');
  expect(lines[0]).toMatch(/^Submitted,Ticket,Your text,Your email,/);
  expect(lines.pop()).toBe('');
  const cells = lines
    .slice(1)
    .map((line) => /^[^,]+,TK-[^,]+,("(?:[^"]|"")*"|[^,]*),/.exec(line)?.[1]);
  expect(cells).toEqual([
    '"a ""b"", c"',
    'fine = fine',
    "'＝1",
    "'@SUM(A1)",
    "'-1",
    "'+1",
    "'=1+1",
  ]);
});

test('the export contains the rows of the search', async () => {
  const text = await csv(id, 'message 2');
  expect(text.split('\r\n')).toHaveLength(3);
  expect(text).toContain('Message 2');
});

test('an export of more submissions than one read has each of them once', async () => {
  const own = await makeEveryField(server.acme.org, false);
  const { org } = server.acme;
  await org.write(async (tx) => {
    for (let at = 0; at < 1_203; at++) {
      await tx.insert('form_submissions', {
        id: `s${String(at).padStart(6, '0')}`,
        form_id: own,
        data: { text: `n${at}n` },
        ticket_id: null,
        source: 'form',
        ip_address: null,
        created_at: new Date(Math.floor(at / 7)).toISOString(),
        search_text: '',
      });
    }
  });
  const found = (await csv(own)).match(/n\d+n/g) ?? [];
  expect(found).toHaveLength(1_203);
  expect(new Set(found).size).toBe(1_203);
});
