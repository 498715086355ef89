import { XMLParser } from 'fast-xml-parser';
import papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { ImportedTicket as ticketRules } from '../schema/operations.ts';
import { countFiles, filesOf, withoutFiles } from './files.ts';
import { type FormatName, formats, type Readers } from './formats.ts';
import { xmlSettings } from './xml.ts';

const readers: Readers = { csv: async () => papa, xml: async () => new XMLParser(xmlSettings) };
const ticketsOf = async (name: FormatName, text: string) =>
  (await formats[name].records(text, readers)).map(
    ({ value }) => value && formats[name].ticket(value),
  );

describe('the files of', () => {
  const part = (more: object) => ({ created_at: 1_709_285_500, ...more });
  const answered = '2024-03-01T10:00:00Z';
  const created = '2024-03-01T09:30:00Z';

  it.each<[FormatName, object, object[], object[][]]>([
    [
      'zendesk',
      {
        id: 1,
        created_at: created,
        subject: 'Kettle',
        requester_id: 1,
        comments: [
          {
            author_id: 1,
            body: 'Cold',
            created_at: created,
            attachments: [{ file_name: 'a.png', content_url: 'https://z.example/a?name=a.png' }],
          },
          {
            author_id: 2,
            body: '',
            created_at: answered,
            attachments: [{ file_name: 'b.pdf', content_url: 'https://z.example/b' }],
          },
        ],
      },
      [{ name: 'a.png', url: 'https://z.example/a?name=a.png' }],
      [[{ name: 'b.pdf', url: 'https://z.example/b' }]],
    ],
    [
      'intercom',
      {
        id: '1',
        created_at: 1_709_285_400,
        source: {
          body: 'Cold',
          author: { type: 'user' },
          attachments: [{ type: 'upload', name: 'a.png', url: 'https://i.example/a' }],
        },
        conversation_parts: {
          conversation_parts: [
            part({ body: null, attachments: [{ name: 'b.pdf', url: 'https://i.example/b' }] }),
            part({ body: null, attachments: [] }),
          ],
        },
      },
      [{ name: 'a.png', url: 'https://i.example/a' }],
      [[{ name: 'b.pdf', url: 'https://i.example/b' }]],
    ],
    [
      'freshdesk',
      {
        id: 1,
        subject: 'Kettle',
        description_text: 'Cold',
        created_at: created,
        attachments: [{ name: 'a.png', attachment_url: 'https://f.example/a' }],
        conversations: [
          {
            body_text: 'See it',
            created_at: answered,
            attachments: [{ content_file_name: 'b.pdf', attachment_url: 'https://f.example/b' }],
          },
        ],
      },
      [{ name: 'a.png', url: 'https://f.example/a' }],
      [[{ name: 'b.pdf', url: 'https://f.example/b' }]],
    ],
    [
      'help-scout',
      {
        id: 1,
        subject: 'Kettle',
        createdAt: created,
        _embedded: {
          threads: [
            {
              type: 'customer',
              body: 'Cold',
              createdAt: created,
              _embedded: {
                attachments: [
                  { filename: 'a.png', _links: { web: { href: 'https://h.example/a' } } },
                ],
              },
            },
            {
              type: 'note',
              body: 'See it',
              createdAt: answered,
              _embedded: { attachments: [{ filename: 'b.pdf' }] },
            },
          ],
        },
      },
      [{ name: 'a.png', url: 'https://h.example/a' }],
      [[]],
    ],
  ])('%s: reads file names and places from the export', async (name, value, own, ofMessages) => {
    const [ticket] = await ticketsOf(name, JSON.stringify(value));
    expect(ticket && filesOf(ticket)).toEqual(own);
    expect(ticket?.messages?.map(filesOf)).toEqual(ofMessages);
    expect(ticketRules.safeParse(ticket && withoutFiles(ticket)).success).toBe(true);
  });

  it('CSV: reads URLs, and omits a message without text until its files are uploaded', async () => {
    const text =
      'id,subject,description,created,files\n1,Kettle,Cold,2024-03-01,https://c.example/a%20b.png  not-an-address';
    const [ticket] = await ticketsOf('csv', text);
    expect(ticket && filesOf(ticket)).toEqual([
      { name: 'a b.png', url: 'https://c.example/a%20b.png' },
      { name: 'file', url: 'not-an-address' },
    ]);
    const silent = { author: 'customer' as const, message: '', createdAt: created };
    const read = {
      externalId: '1',
      subject: 'a',
      description: 'b',
      createdAt: created,
      messages: [{ ...silent, files: [{ name: 'a', path: 'a' }] }],
    };
    expect(countFiles(read)).toBe(1);
    expect(withoutFiles(read).messages).toEqual([]);
  });
});

describe('XML of Freshdesk', () => {
  const ticket = `<helpdesk-ticket>
    <created-at type="datetime">2014-01-08T10:15:18+05:30</created-at>
    <description>It is &lt;b&gt;cold&lt;/b&gt; &amp; late</description>
    <display-id type="integer">16</display-id>
    <id type="integer">4000</id>
    <priority type="integer">4</priority>
    <status type="integer">6</status>
    <subject>Kettle</subject>
    <deleted type="boolean">false</deleted>
    <responder-id nil="true" type="integer"/>
    <requester><name>Ada Lovelace</name><email>ada@example.com</email></requester>
    <attachments type="array"><attachment>
      <content-file-name>a.png</content-file-name><attachment-url>https://f.example/a</attachment-url>
    </attachment></attachments>
    <notes type="array">
      <helpdesk-note><body>Which model?</body><created-at type="datetime">2014-01-08T11:00:00Z</created-at>
        <incoming type="boolean">false</incoming><private type="boolean">false</private><attachments type="array"/></helpdesk-note>
      <helpdesk-note><body><![CDATA[The <red> one]]></body><body-html>&lt;p&gt;The &amp;lt;red&amp;gt; one&lt;/p&gt;</body-html><created-at type="datetime">2014-01-08T12:00:00Z</created-at>
        <incoming type="boolean">true</incoming><private type="boolean">false</private></helpdesk-note>
      <helpdesk-note><body>Goodwill</body><created-at type="datetime">2014-01-08T13:00:00Z</created-at>
        <incoming type="boolean">false</incoming><private type="boolean">true</private></helpdesk-note>
    </notes>
    <tags type="array"><tag><name>kettle</name></tag><tag><name>repair</name></tag></tags>
  </helpdesk-ticket>`;
  const file = (...tickets: string[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<helpdesk-tickets type="array">${tickets.join('')}</helpdesk-tickets>`;

  it('reads the conversation, its people, tags and files', async () => {
    const [read, other] = await ticketsOf(
      'freshdesk',
      file(ticket, ticket.replace('>16<', '>17<')),
    );
    expect(other?.externalId).toBe('freshdesk-17');
    expect(read).toMatchObject({
      externalId: 'freshdesk-16',
      subject: 'Kettle',
      description: 'It is cold & late',
      status: 'in_progress',
      priority: 'urgent',
      customerName: 'Ada Lovelace',
      customerEmail: 'ada@example.com',
      tags: ['kettle', 'repair'],
      createdAt: '2014-01-08T04:45:18.000Z',
      files: [{ name: 'a.png', url: 'https://f.example/a' }],
    });
    expect(read?.messages?.map((one) => [one.author, one.isInternal, one.message])).toEqual([
      ['staff', false, 'Which model?'],
      ['customer', false, 'The <red> one'],
      ['staff', true, 'Goodwill'],
    ]);
    expect(ticketRules.safeParse(read && withoutFiles(read)).success).toBe(true);
  });

  it('reads a file with one ticket, no tickets, and a ticket outside of a list', async () => {
    expect(await ticketsOf('freshdesk', file(ticket))).toHaveLength(1);
    expect(await ticketsOf('freshdesk', ticket)).toMatchObject([{ externalId: 'freshdesk-16' }]);
    expect(await ticketsOf('freshdesk', file())).toEqual([]);
  });

  it('reads a ticket with 100,000 HTML tags, and rejects custom entities', async () => {
    const long = ticket.replace('Which model?', '&lt;br&gt;'.repeat(50_000));
    expect(await ticketsOf('freshdesk', file(long))).toHaveLength(1);
    const bomb = `<!DOCTYPE a [<!ENTITY b "${'c'.repeat(99)}">]>${ticket.replace('Kettle', '&b;&b;')}`;
    await expect(ticketsOf('freshdesk', bomb)).rejects.toThrow('custom entities');
    await expect(ticketsOf('freshdesk', '<helpdesk-tickets><a')).rejects.toThrow("isn't valid XML");
  });
});
