import { XMLParser } from 'fast-xml-parser';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { ImportedTicket as ticketRules } from '../schema/operations.ts';
import { withoutFiles } from './files.ts';
import { type FormatName, formats, type Readers } from './formats.ts';
import { momentAt, recordsOfCsv, recordsOfJson, wordsOf } from './records.ts';
import { xmlSettings } from './xml.ts';

const readers: Readers = { csv: async () => papa, xml: async () => new XMLParser(xmlSettings) };

const ticketsOf = async (name: FormatName, text: string) =>
  (await formats[name].records(text, readers)).map(
    ({ value }) => value && formats[name].ticket(value),
  );

const lines = (...values: object[]) => values.map((one) => JSON.stringify(one)).join('\n');

const zendesk = {
  id: 4711,
  subject: 'The kettle does not boil',
  description: 'It worked yesterday.',
  status: 'hold',
  priority: 'urgent',
  requester: { id: 1, name: 'Ada Lovelace', email: 'ada@example.com' },
  assignee: { id: 2, name: 'Grace Hopper', email: 'grace@acme.example' },
  tags: ['kettle', 'repair'],
  created_at: '2024-03-01T09:30:00Z',
  updated_at: '2024-03-02T09:30:00Z',
  comments: [
    {
      author_id: 1,
      body: 'It worked yesterday.',
      public: true,
      created_at: '2024-03-01T09:30:00Z',
    },
    {
      author_id: 2,
      html_body: '<p>Which model?<br>The red one?</p>',
      public: true,
      created_at: '2024-03-01T10:00:00Z',
    },
    { author_id: 2, body: 'Goodwill is fine', public: false, created_at: '2024-03-01T10:05:00Z' },
    { author_id: 1, body: '', public: true, created_at: '2024-03-01T11:00:00Z' },
  ],
};

describe('a ticket of', () => {
  it('Zendesk has its comments, internal notes marked, and the first comment only once', async () => {
    const expected = {
      externalId: 'zendesk-4711',
      subject: 'The kettle does not boil',
      description: 'It worked yesterday.',
      status: 'in_progress',
      priority: 'urgent',
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      assignedAgentEmail: 'grace@acme.example',
      tags: ['kettle', 'repair'],
      createdAt: '2024-03-01T09:30:00.000Z',
      updatedAt: '2024-03-02T09:30:00.000Z',
      messages: [
        {
          author: 'staff',
          isInternal: false,
          message: 'Which model?\nThe red one?',
          createdAt: '2024-03-01T10:00:00.000Z',
        },
        {
          author: 'staff',
          isInternal: true,
          message: 'Goodwill is fine',
          createdAt: '2024-03-01T10:05:00.000Z',
        },
      ],
    };
    for (const text of [
      lines(zendesk),
      JSON.stringify({ tickets: [zendesk] }),
      JSON.stringify([zendesk]),
    ]) {
      expect(await ticketsOf('zendesk', text)).toEqual([expected]);
    }
    expect(ticketRules.safeParse(expected).success).toBe(true);
  });

  it('Zendesk opened by an agent keeps a note from its start', async () => {
    const comments = [
      { author_id: 2, body: 'They called', public: false, created_at: '2024-03-01T09:30:00Z' },
    ];
    const [ticket] = await ticketsOf('zendesk', lines({ ...zendesk, description: '', comments }));
    expect(ticket).toMatchObject({ messages: [{ message: 'They called', isInternal: true }] });
  });

  it('Intercom has the conversation parts with text', async () => {
    const author = (type: string, name: string) => ({ type, name, email: `${name}@example.com` });
    const part = (part_type: string, body: string | null, by: object) => ({
      part_type,
      body,
      author: by,
      created_at: 1_709_285_500,
    });
    const conversation = {
      id: '147',
      title: null,
      created_at: 1_709_285_400,
      updated_at: 1_709_289_000,
      state: 'snoozed',
      priority: 'priority',
      source: {
        subject: '',
        body: '<p>My kettle &amp; I are cold</p>',
        author: author('user', 'ada'),
      },
      tags: { tags: [{ name: 'kettle' }] },
      conversation_parts: {
        conversation_parts: [
          part('comment', '<p>Which model?</p>', author('admin', 'grace')),
          part('assignment', null, author('admin', 'grace')),
          part('note', '<p>Goodwill</p>', author('admin', 'grace')),
          part('note_and_reopen', '<p>Secret</p>', author('admin', 'grace')),
          part('a_kind_of_tomorrow', 'Also secret', author('admin', 'grace')),
          part('comment', 'The red one', author('lead', 'ada')),
        ],
      },
    };
    const [ticket] = await ticketsOf('intercom', JSON.stringify({ conversations: [conversation] }));
    expect(ticket).toMatchObject({
      externalId: 'intercom-147',
      subject: 'My kettle & I are cold',
      description: 'My kettle & I are cold',
      status: 'in_progress',
      priority: 'high',
      customerEmail: 'ada@example.com',
      tags: ['kettle'],
      createdAt: '2024-03-01T09:30:00.000Z',
    });
    expect(ticket?.messages?.map((one) => [one.author, one.isInternal, one.message])).toEqual([
      ['staff', false, 'Which model?'],
      ['staff', true, 'Goodwill'],
      ['staff', true, 'Secret'],
      ['staff', true, 'Also secret'],
      ['customer', false, 'The red one'],
    ]);
    expect(ticketRules.safeParse(ticket && withoutFiles(ticket)).success).toBe(true);
  });

  it('Freshdesk is read from the API and from an export', async () => {
    const common = {
      subject: 'Kettle',
      status: 4,
      priority: 3,
      requester: { name: 'Ada', email: 'ada@example.com' },
      created_at: '2024-03-01T09:30:00Z',
    };
    const answer = {
      body_text: 'Which model?',
      incoming: false,
      private: false,
      created_at: '2024-03-01T10:00:00Z',
    };
    const api = { ...common, id: 7, description_text: 'It is cold', conversations: [answer] };
    const exported = {
      helpdesk_ticket: {
        ...common,
        id: 99,
        display_id: 7,
        description: '<div>It is cold</div>',
        notes: [{ helpdesk_note: answer }],
      },
    };
    const [one, other] = await ticketsOf('freshdesk', JSON.stringify([api, exported]));
    expect(one).toEqual(other);
    expect(one).toMatchObject({
      externalId: 'freshdesk-7',
      description: 'It is cold',
      status: 'resolved',
      priority: 'high',
      messages: [{ author: 'staff', message: 'Which model?' }],
    });
    expect(ticketRules.safeParse(one).success).toBe(true);
  });

  it('Help Scout starts with its oldest thread and has no drafts', async () => {
    const thread = (type: string, createdAt: string, body: string, more: object = {}) => ({
      type,
      createdAt,
      body,
      ...more,
    });
    const conversation = {
      id: 10,
      subject: 'Kettle',
      status: 'active',
      createdAt: '2024-03-01T09:30:00Z',
      primaryCustomer: { first: 'Ada', last: 'Lovelace', email: 'ada@example.com' },
      tags: [{ tag: 'kettle' }],
      _embedded: {
        threads: [
          thread('note', '2024-03-01T11:00:00Z', 'Goodwill'),
          thread('message', '2024-03-01T10:00:00Z', 'Which model?', {
            createdBy: {
              type: 'user',
              first: 'Grace',
              last: 'Hopper',
              email: 'grace@acme.example',
            },
          }),
          thread('message', '2024-03-01T10:30:00Z', 'Half', { state: 'draft' }),
          thread('lineitem', '2024-03-01T10:00:00Z', ''),
          thread('customer', '2024-03-01T09:30:00Z', 'It is cold'),
        ],
      },
    };
    const page = { _embedded: { conversations: [conversation] }, page: { number: 1 } };
    for (const text of [
      JSON.stringify(page),
      lines(conversation),
      JSON.stringify([conversation]),
    ]) {
      const [ticket] = await ticketsOf('help-scout', text);
      expect(ticket).toMatchObject({
        externalId: 'helpscout-10',
        description: 'It is cold',
        customerName: 'Ada Lovelace',
        tags: ['kettle'],
        messages: [
          { author: 'staff', authorEmail: 'grace@acme.example', message: 'Which model?' },
          { author: 'staff', isInternal: true, message: 'Goodwill' },
        ],
      });
      expect(ticket?.messages).toHaveLength(2);
      expect(ticketRules.safeParse(ticket).success).toBe(true);
    }
  });

  it('CSV is read by its column names, in any order', async () => {
    const text =
      'Created;ID;Subject;Description;Tags;Status;Customer Email\n' +
      '2024-03-01 09:30;1;Kettle;"It is; cold\nindeed";"a, b, a";Pending;ada@example.com\n';
    const [ticket] = await ticketsOf('csv', text);
    expect(ticket).toMatchObject({
      externalId: '1',
      description: 'It is; cold\nindeed',
      status: 'in_progress',
      tags: ['a', 'b'],
      createdAt: '2024-03-01T09:30:00.000Z',
    });
    expect(ticketRules.safeParse(ticket).success).toBe(true);
  });
});

describe('a file', () => {
  it('with one ticket per line has the line of each, even of an invalid one', () => {
    const text = `{"id":1}\n\nnonsense\r\n{"id":2}\n`;
    expect(recordsOfJson(text, [])).toEqual([
      { line: 1, value: { id: 1 } },
      { line: 3, value: null },
      { line: 4, value: { id: 2 } },
    ]);
  });

  it('of CSV has the line on which each row starts, even with line breaks in cells', async () => {
    const text = 'id,subject\n1,"a\nb\nc"\n\n2,d\r\n3,e';
    expect(recordsOfCsv(text, ['id'], papa).map(({ line, value }) => [line, value?.id])).toEqual([
      [2, '1'],
      [6, '2'],
      [7, '3'],
    ]);
  });

  it('of another format is rejected as a whole', async () => {
    expect(() => recordsOfJson('%PDF-1.7', ['tickets'])).toThrow(/isn't JSON/);
    expect(() => recordsOfCsv('a,b\n1,2', ['id', 'created'], papa)).toThrow(
      'The first line is missing: id, created.',
    );
  });

  it('keeps an unreadable date for validation', () => {
    expect(momentAt({ at: 'yesterday' }, 'at')).toBe('yesterday');
    expect(momentAt({ at: 1e300 }, 'at')).toBe('');
    expect(momentAt({ at: '2024-03-01 09:30:00 UTC' }, 'at')).toBe('2024-03-01T09:30:00.000Z');
  });

  it('has the text of HTML, without scripts and styles', () => {
    const html =
      '<style>p{}</style><p>1 &lt; 2 &#38; 3&nbsp;&#x1F600;</p><script>alert(1)</script><ul><li>a</li><li>b</li></ul>';
    expect(wordsOf(html)).toBe('1 < 2 & 3 😀\na\nb');
    expect(wordsOf('a < b and c > d')).toBe('a < b and c > d');
  });
});
