import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import ImportTab from './ImportTab.tsx';

type Answers = Parameters<typeof answerOperations>[0];
type Asked = { tickets: { externalId: string; subject: string }[] };

const lineOf = (id: number, more: object = {}) =>
  JSON.stringify({
    id,
    subject: `Kettle ${id}`,
    description: 'It is cold',
    status: 'open',
    created_at: '2024-03-01T09:30:00Z',
    ...more,
  });
const linesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => lineOf(index + 1)).join('\n');

/** Responds like the server: a ticket that is stored already isn't imported again. */
function helpdeskWith(stored = new Set<string>()) {
  return ({ body }: { body: unknown }) => {
    const results = (body as Asked).tickets.map(({ externalId, subject }) => {
      const isRefused = subject.includes('refuse');
      const outcome = isRefused ? 'refused' : stored.has(externalId) ? 'known' : 'imported';
      if (!isRefused) stored.add(externalId);
      const message = isRefused ? 'metadata holds too much' : null;
      return { externalId, outcome: outcome as 'known', id: 't', ticketNumber: 'TK-1', message };
    });
    return { imported: results.length, results };
  };
}

function open(answers: Answers = {}) {
  const calls = answerOperations({ 'tickets.import': helpdeskWith(), ...answers });
  drawPage(ImportTab, member('admin'));
  return () =>
    calls.filter(({ operation }) => operation === 'tickets.import').map((one) => one.body as Asked);
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
async function check(text: string) {
  const paste = await screen.findByRole('textbox', { name: 'Or paste JSON or CSV' });
  fireEvent.change(paste, { target: { value: text } });
  press('Check file');
}
const refusedRows = () =>
  within(screen.getByRole('region', { name: 'Not imported' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a file is validated first, each error with its line, and nothing is sent', async () => {
  const sent = open();
  const text = [
    lineOf(1, {
      comments: [
        { body: 'It is cold', created_at: '2024-03-01T09:30:00Z', public: true },
        { body: 'x', created_at: '2024-03-02T09:30:00Z', public: false },
        { body: 'y', created_at: '2024-03-02T09:40:00Z' },
      ],
      tags: ['a'],
    }),
    'nonsense',
    lineOf(2, { created_at: 'yesterday' }),
    lineOf(1),
    lineOf(3, { status: 'melted' }),
    lineOf(4, { created_at: '2024-04-01T00:00:00Z' }),
  ].join('\n');
  await check(text);
  expect(await screen.findByText('2 tickets can be imported.')).toBeDefined();
  expect(screen.getByText('Nothing has been imported yet.')).toBeDefined();
  expect(screen.getByText('2024-03-01 to 2024-04-01')).toBeDefined();
  expect(screen.getByText('Kept as internal notes').nextElementSibling?.textContent).toBe(
    '1 (customers may not have seen them)',
  );
  expect(refusedRows()).toEqual([
    ['2', '', "This entry can't be read"],
    ['3', 'zendesk-2', expect.stringMatching(/^Created at is/)],
    ['4', 'zendesk-1', 'Line 1 has the same ID'],
    ['5', 'zendesk-3', expect.stringMatching(/^Status must|^Status is/)],
  ]);
  expect(sent()).toEqual([]);
});

test("tickets are sent in batches of a hundred, and the server's errors show their line", async () => {
  const sent = open();
  const broken = lineOf(151, { subject: 'refuse me' });
  await check(`${linesOf(150)}\n${broken}`);
  await screen.findByText('151 tickets can be imported.');
  press('Import 151 tickets');
  expect(await screen.findByText('Import complete.')).toBeDefined();
  expect(screen.getByText('150 imported, 0 already imported, 1 failed')).toBeDefined();
  expect(refusedRows()).toEqual([['151', 'zendesk-151', 'metadata holds too much']]);
  expect(sent().map(({ tickets }) => tickets.length)).toEqual([100, 51]);
});

test('an interrupted import continues where it stopped', async () => {
  let fails = 0;
  const answer = helpdeskWith();
  const sent = open({
    'tickets.import': (call) => {
      fails += 1;
      return fails === 2
        ? new MockedRefusal(409, 'Somebody else is importing', 'busy')
        : answer(call);
    },
  });
  await check(linesOf(150));
  await screen.findByText('150 tickets can be imported.');
  press('Import 150 tickets');
  expect(await screen.findByText('Somebody else is importing')).toBeDefined();
  expect(screen.getByText('Stopped: 100 of 150')).toBeDefined();
  press('Continue');
  expect(await screen.findByText('150 imported, 0 already imported, 0 failed')).toBeDefined();
  expect(sent().map(({ tickets }) => tickets[0]?.externalId)).toEqual([
    'zendesk-1',
    'zendesk-101',
    'zendesk-101',
  ]);
});

test('it stops after the current batch, and importing the same file again creates no duplicates', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const answer = helpdeskWith();
  open({ 'tickets.import': async (call) => held.then(() => answer(call)) });
  await check(linesOf(150));
  await screen.findByText('150 tickets can be imported.');
  press('Import 150 tickets');
  await screen.findByText('Importing: 0 of 150');
  press('Stop');
  release();
  expect(await screen.findByText('Stopped: 100 of 150')).toBeDefined();
  press('Import another file');
  await check(linesOf(150));
  await screen.findByText('150 tickets can be imported.');
  press('Import 150 tickets');
  expect(await screen.findByText('50 imported, 100 already imported, 0 failed')).toBeDefined();
});

test('a file of another format is refused with a message, and can be tried in another format', async () => {
  open();
  await check('id,subject\n1,Kettle');
  expect(await screen.findByText(/This file isn't JSON/)).toBeDefined();
  const where = screen.getByRole('combobox', { name: 'Source' });
  fireEvent.change(where, { target: { value: 'csv' } });
  press('Check file');
  expect(await screen.findByText('The first line is missing: description, created.')).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Or paste JSON or CSV' })).toHaveProperty(
    'value',
    'id,subject\n1,Kettle',
  );
});

test('attachments are counted, and the page explains how to import them: it may not fetch them itself', async () => {
  const sent = open();
  const attachments = [{ file_name: 'a.png', content_url: 'https://acme.zendesk.com/a.png' }];
  const comment = { body: '', created_at: '2024-03-02T09:30:00Z', public: true };
  await check(
    lineOf(1, {
      comments: [
        { ...comment, body: 'It is cold', attachments },
        { ...comment, attachments },
      ],
    }),
  );
  expect(await screen.findByText(/^This import doesn't include 2 attachments/)).toBeDefined();
  expect(
    screen.getByText('helpdesk import export-file --from zendesk --files-from files.example.com'),
  ).toBeDefined();
  press('Import one ticket');
  await screen.findByText('Import complete.');
  expect(sent()).toMatchObject([{ tickets: [{ messages: [] }] }]);
});

test('the XML of Freshdesk is parsed in the browser', async () => {
  const sent = open();
  fireEvent.change(await screen.findByRole('combobox', { name: 'Source' }), {
    target: { value: 'freshdesk' },
  });
  await check(
    '<helpdesk-tickets type="array"><helpdesk-ticket><display-id>7</display-id><subject>Kettle</subject>' +
      '<created-at>2024-03-01T09:30:00Z</created-at><description>It is cold</description></helpdesk-ticket></helpdesk-tickets>',
  );
  await screen.findByText('One ticket can be imported.');
  press('Import one ticket');
  await screen.findByText('Import complete.');
  expect(sent()).toMatchObject([{ tickets: [{ externalId: 'freshdesk-7' }] }]);
});
