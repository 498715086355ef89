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

// Each entry has the fields of a public sample, with names and words of ours.

// Zendesk: a page of the ticket API, as steshaw keeps one, with the users that it gives when they are asked for.
it('a page of Zendesk names people by their ids, and has them beside the tickets', async () => {
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

// Zendesk: one ticket on many lines, without words and with a null for each thing that is not there.
it('one ticket of Zendesk alone, written on many lines, is read', async () => {
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
it('a conversation of Intercom that names its authors by their ids has their names', async () => {
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

// Freshworks: an answer of freshworks-api-sdk, and the ticket of Freshdesk's own description.
it('tickets of Freshworks are read alone and in lists, with their files', async () => {
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
