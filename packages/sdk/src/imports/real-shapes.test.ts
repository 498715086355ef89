import papa from 'papaparse';
import { expect, it } from 'vitest';
import { planImport } from './plan.ts';

const readers = { csv: async () => papa, xml: () => Promise.reject(new Error('No XML here')) };
const plan = async (name: 'zendesk' | 'intercom' | 'freshdesk' | 'help-scout', value: unknown) => {
  const { ready, refused } = await planImport(name, JSON.stringify(value, null, 2), readers);
  return {
    tickets: ready.map(({ ticket }) => ticket),
    files: ready.map(({ read }) => read),
    refused,
  };
};

// Each entry has the fields of a public sample, but names and texts of ours.

// Zendesk: a page from the ticket API in a repository of steshaw, with the users that the API includes on request.
it('reads a page of Zendesk that references people by ID, with the users beside the tickets', async () => {
  const page = {
    count: 1,
    next_page: null,
    previous_page: null,
    users: [
      { id: 20472176027, name: 'Ada Lovelace', email: 'ada@example.com', role: 'end-user' },
      { id: 20546299328, name: 'Grace Hopper', email: 'grace@acme.example', role: 'admin' },
    ],
    tickets: [
      {
        allow_channelback: false,
        assignee_id: 20546299328,
        brand_id: 5833508,
        collaborator_ids: [],
        created_at: '2017-03-22T05:15:46Z',
        custom_fields: [],
        description: 'Hi Grace,\n\nThe kettle is cold.\n',
        due_at: null,
        external_id: null,
        fields: [],
        group_id: 39155288,
        has_incidents: false,
        id: 1,
        is_public: true,
        priority: 'normal',
        raw_subject: 'Sample ticket: Meet the ticket',
        recipient: null,
        requester_id: 20472176027,
        satisfaction_rating: null,
        status: 'solved',
        subject: 'Sample ticket: Meet the ticket',
        submitter_id: 20546299328,
        tags: ['sample', 'support', 'zendesk'],
        type: 'incident',
        updated_at: '2017-03-22T05:50:01Z',
        url: 'https://acme.zendesk.com/api/v2/tickets/1.json',
        via: { channel: 'sample_ticket', source: { from: {}, rel: null, to: {} } },
      },
    ],
  };
  const { tickets, refused } = await plan('zendesk', page);
  expect(refused).toEqual([]);
  expect(tickets).toMatchObject([
    {
      externalId: 'zendesk-1',
      status: 'resolved',
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      assignedAgentEmail: 'grace@acme.example',
      tags: ['sample', 'support', 'zendesk'],
    },
  ]);
});

// Zendesk: one ticket on many lines, without texts, and with null for each missing value.
it('reads a single Zendesk ticket written on many lines', async () => {
  const ticket = {
    id: 99,
    external_id: null,
    created_at: '2025-01-01T00:00:00Z',
    updated_at: '2025-01-01T00:00:00Z',
    generated_timestamp: 1,
    type: 'question',
    subject: 'Hello',
    raw_subject: 'Hello',
    description: '',
    priority: null,
    status: 'new',
    forum_topic_id: null,
    due_at: null,
    tags: ['app'],
  };
  const { tickets, refused } = await plan('zendesk', ticket);
  expect(refused).toEqual([]);
  expect(tickets).toMatchObject([{ description: 'Hello', status: 'open', priority: 'normal' }]);
});

// Intercom before 2.0: the webhook samples of intercom-sfdc-case-creator and hull-connectors.
it('finds author names of an Intercom conversation by their IDs', async () => {
  const conversation = {
    type: 'conversation',
    id: '18994700881',
    created_at: 1539261436,
    updated_at: 1542635241,
    user: {
      type: 'lead',
      id: '5bbf',
      user_id: '9e3b',
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      do_not_track: null,
    },
    assignee: { type: 'admin', id: '1132812', name: 'Grace Hopper', email: 'grace@acme.example' },
    conversation_message: {
      type: 'conversation_message',
      id: '266694776',
      url: 'https://acme.example/#custombot',
      subject: ' ',
      body: '<p>I need help!</p>',
      author: { type: 'user', id: '5bbf' },
      attachments: [],
    },
    conversation_parts: {
      type: 'conversation_part.list',
      conversation_parts: [
        {
          type: 'conversation_part',
          id: '1',
          part_type: 'open',
          body: '<p><i>This message was deleted</i></p>',
          created_at: 1542635230,
          author: { type: 'user', id: '5bbf' },
          attachments: [],
          redacted: true,
        },
        {
          type: 'conversation_part',
          id: '2317187425',
          part_type: 'close',
          body: null,
          created_at: 1542635240,
          assigned_to: null,
          author: { type: 'admin', id: '1132812', name: 'Grace Hopper' },
          attachments: [],
          external_id: null,
        },
      ],
      total_count: 2,
    },
    open: false,
    state: 'closed',
    read: true,
  };
  const { tickets, refused } = await plan('intercom', [conversation]);
  expect(refused).toEqual([]);
  expect(tickets).toMatchObject([
    {
      description: 'I need help!',
      status: 'closed',
      customerEmail: 'ada@example.com',
      assignedAgentEmail: 'grace@acme.example',
      messages: [
        { author: 'customer', authorName: 'Ada Lovelace', authorEmail: 'ada@example.com' },
      ],
    },
  ]);
});

// Freshworks: a response from freshworks-api-sdk, and the ticket in Freshdesk's own documentation.
it('reads Freshworks tickets, alone and in lists, with their files', async () => {
  const ticket = {
    cc_emails: ['john.doe@example.com'],
    fwd_emails: [],
    reply_cc_emails: ['john.doe@example.com'],
    fr_escalated: true,
    spam: false,
    priority: 2,
    requester_id: 1400023894234,
    source: 1,
    status: 2,
    subject: 'Printer not connected"',
    id: 14000239432,
    type: 'Incident',
    due_by: '2021-11-22T16:58:45Z',
    description: '<div>How do I connect printer?</div>',
    description_text: 'How do I connect printer?',
    custom_fields: { choice: 'First Choice', employee_id: 'E1234' },
    created_at: '2021-11-22T16:58:45Z',
    updated_at: '2021-11-22T16:58:45Z',
    tags: ['Hardware', 'Network', 'VPN'],
    attachments: [
      {
        id: 14000884384,
        content_type: 'application/pdf',
        size: 1024,
        name: 'doc1.pdf',
        attachment_url: 'https://s3.amazonaws.com/fs/doc1.pdf',
      },
    ],
  };
  for (const file of [{ ticket }, { results: [ticket], total: 1 }, [ticket]]) {
    const { tickets, files, refused } = await plan('freshdesk', file);
    expect(refused).toEqual([]);
    expect(tickets).toMatchObject([
      { externalId: 'freshdesk-14000239432', tags: ['Hardware', 'Network', 'VPN'] },
    ]);
    expect(files).toMatchObject([
      { files: [{ name: 'doc1.pdf', url: 'https://s3.amazonaws.com/fs/doc1.pdf' }] },
    ]);
  }
});

// Help Scout: a conversation with its threads, from the tests of its own PHP client.
it('finds the customer of a Help Scout conversation by ID in its threads', async () => {
  const customer = { id: 238604, first: 'Ada', last: 'Lovelace', email: 'ada@example.com' };
  const thread = (id: number, createdAt: string, body: string, createdBy: object) => ({
    id,
    type: 'type' in createdBy && createdBy.type === 'user' ? 'message' : 'customer',
    status: 'active',
    state: 'published',
    action: { type: 'default', associatedEntities: [] },
    body,
    source: { type: 'email', via: 'user' },
    customer,
    createdBy,
    savedReplyId: 0,
    createdAt,
    _embedded: { attachments: [] },
  });
  const conversation = {
    id: 15,
    number: 15473,
    threads: 3,
    type: 'email',
    folderId: 493,
    status: 'closed',
    state: 'published',
    subject: 'Need Help',
    preview: 'It is cold',
    mailboxId: 85,
    assignee: { id: 256, first: 'Grace', last: 'Hopper', email: 'grace@acme.example' },
    createdBy: { id: 238604, type: 'customer' },
    createdAt: '2017-04-21T14:39:56Z',
    closedBy: 17,
    userUpdatedAt: '2017-04-21T14:43:24Z',
    tags: [{ id: 9150, color: '#929499', tag: 'vip' }],
    cc: ['bear@normal.example'],
    primaryCustomer: { id: 238604 },
    customFields: [{ id: 6688, name: 'Account Type', value: '33077' }],
    _embedded: {
      threads: [
        thread(3, '2017-04-21T14:43:00Z', 'The red one', { id: 238604, type: 'customer' }),
        thread(2, '2017-04-21T14:41:00Z', 'Which model?', { id: 256, type: 'user' }),
        thread(1, '2017-04-21T14:39:56Z', 'It is cold', { id: 238604, type: 'customer' }),
      ],
    },
  };
  const page = { _embedded: { conversations: [conversation] }, page: { number: 1 } };
  const { tickets, refused } = await plan('help-scout', page);
  expect(refused).toEqual([]);
  expect(tickets).toMatchObject([
    {
      description: 'It is cold',
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      assignedAgentEmail: 'grace@acme.example',
      tags: ['vip'],
      messages: [
        { author: 'staff', message: 'Which model?' },
        { author: 'customer', authorEmail: 'ada@example.com', message: 'The red one' },
      ],
    },
  ]);
  expect(tickets[0]?.messages?.[0]).not.toHaveProperty('authorEmail');
});

// FreeScout, whose API is like Help Scout's: its API documentation, and a webhook of freescout-webhook-parser.
it('reads a FreeScout conversation with longer field names, tags beside its threads, and file URLs', async () => {
  const person = {
    id: 27,
    type: 'customer',
    firstName: 'Ada',
    lastName: null,
    email: 'ada@example.com',
  };
  const conversation = {
    id: 36,
    number: 36,
    threadsCount: 1,
    type: 'email',
    status: 'active',
    state: 'published',
    subject: 'Kettle',
    preview: 'It is cold',
    mailboxId: 1,
    assignee: {
      id: 9,
      type: 'user',
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'grace@acme.example',
    },
    createdAt: '2025-04-09T09:13:05Z',
    updatedAt: '2025-04-09T09:13:06Z',
    userUpdatedAt: null,
    customer: person,
    _embedded: {
      tags: [{ id: 57, name: 'overdue' }],
      threads: [
        {
          id: 89,
          type: 'customer',
          state: 'published',
          body: ' <div><br></div><div dir="auto">It is cold</div> ',
          customer: person,
          createdBy: person,
          assignedTo: null,
          createdAt: '2025-04-09T09:13:05Z',
          openedAt: null,
          _embedded: {
            attachments: [
              {
                id: 71,
                fileName: 'kettle.pdf',
                fileUrl: 'https://support.example.org/71',
                size: 2331,
              },
            ],
          },
        },
      ],
    },
  };
  const { tickets, files, refused } = await plan('help-scout', [conversation]);
  expect(refused).toEqual([]);
  expect(tickets).toMatchObject([
    { description: 'It is cold', customerName: 'Ada', tags: ['overdue'], messages: [] },
  ]);
  expect(files).toMatchObject([
    { files: [{ name: 'kettle.pdf', url: 'https://support.example.org/71' }] },
  ]);
});
