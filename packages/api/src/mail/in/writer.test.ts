// @module-tag one-engine

import { afterAll, describe, expect, test } from 'vitest';
import { mailboxesIn } from './mailboxes.ts';
import { createMailParser } from './thread.ts';
import { writerOf } from './writer.ts';

const parser = createMailParser();
afterAll(() => parser.close());

const support = 'support@acme.example';
const isOurs = (email: string) => [support, 'acme@help.example.com'].includes(email);

/** Builds an email with these headers in addition to the usual ones. */
const mailOf = (headers: Record<string, string>, text = 'Words') => {
  const all = { To: support, Subject: 'Kettle', 'Message-ID': '<m1@x.example>', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return parser.parse(
    Buffer.from(`${head.join('\r\n')}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}`),
  );
};

const group = {
  From: "'Otto Berg' via Support <support@acme.example>",
  'List-ID': '<support.acme.example>',
  Precedence: 'list',
};
const otto = ['otto@visitor.example', 'Otto Berg'] as const;

const written: [
  what: string,
  headers: Record<string, string>,
  email: string,
  name: string | null,
  by: string,
][] = [
  ['a person', { From: 'Otto Berg <otto@visitor.example>' }, ...otto, 'from'],
  ['no brackets', { From: 'Otto Berg otto@visitor.example' }, ...otto, 'from'],
  [
    'nothing but an address',
    { From: 'otto-b@visitor.example' },
    'otto-b@visitor.example',
    null,
    'from',
  ],
  [
    'two addresses without brackets',
    { From: 'ida@visitor.example otto@visitor.example' },
    'ida@visitor.example',
    null,
    'from',
  ],
  ['brackets twice', { From: 'Otto Berg <<otto@visitor.example>>' }, ...otto, 'from'],
  ['a name that ends in a comma', { From: 'Otto Berg; <otto@visitor.example>' }, ...otto, 'from'],
  [
    'a form in the name of the person',
    { From: 'Otto Berg <wordpress@shop.example>', 'Reply-To': 'otto@visitor.example' },
    ...otto,
    'reply_to',
  ],
  [
    'a Reply-To that nobody reads',
    { From: 'Otto Berg <otto@visitor.example>', 'Reply-To': 'no-reply@shop.example' },
    ...otto,
    'from',
  ],
  [
    'a name with a comma',
    { From: 'Berg, Otto <otto@visitor.example>' },
    'otto@visitor.example',
    'Berg, Otto',
    'from',
  ],
  [
    'a name with two commas',
    { From: 'Berg, Otto, Dr. <otto@visitor.example>' },
    'otto@visitor.example',
    'Berg, Otto, Dr.',
    'from',
  ],
  [
    'comments',
    { From: 'Otto (A wonderful \\) chap) <otto(his account)@visitor.example(his host)>' },
    'otto@visitor.example',
    'Otto',
    'from',
  ],
  ['a name in a comment', { From: 'otto@visitor.example (Otto Berg)' }, ...otto, 'from'],
  ['a space before the colon', { 'From ': 'Otto Berg <otto@visitor . example>' }, ...otto, 'from'],
  ['a route', { From: 'Otto Berg <@relay.example:otto@visitor.example>' }, ...otto, 'from'],
  [
    'an address twice',
    { From: '"otto@visitor.example" <otto@visitor.example>' },
    'otto@visitor.example',
    null,
    'from',
  ],
  [
    'another address in the name',
    { From: '"boss@acme.example" <otto@visitor.example>' },
    'otto@visitor.example',
    'boss@acme.example',
    'from',
  ],
  [
    'another address before it',
    { From: '<boss@acme.example> <otto@visitor.example>' },
    'otto@visitor.example',
    'boss@acme.example',
    'from',
  ],
  [
    'a group of addresses',
    { From: 'Team: Otto Berg <otto@visitor.example>, ida@visitor.example;' },
    ...otto,
    'from',
  ],
  [
    'a header that is one word',
    { From: '=?utf-8?Q?Otto_Berg_<otto=40visitor.example>?=' },
    ...otto,
    'from',
  ],
  [
    'a Google group',
    {
      ...group,
      'X-Original-From': 'Otto Berg <otto@visitor.example>',
      'Reply-To': 'Otto Berg <otto@visitor.example>',
    },
    ...otto,
    'original_from',
  ],
  [
    'a group that names the address alone',
    { ...group, 'X-Original-Sender': 'otto@visitor.example' },
    ...otto,
    'original_from',
  ],
  [
    'a group that leaves a space before the quote',
    {
      ...group,
      From: "'Otto Berg ' via Support <support@acme.example>",
      'X-Original-Sender': 'otto@visitor.example',
    },
    ...otto,
    'original_from',
  ],
  [
    'a group with answers to both',
    { ...group, 'Reply-To': 'support@acme.example, Otto Berg <otto@visitor.example>' },
    ...otto,
    'reply_to',
  ],
  [
    'a Mailman list',
    {
      From: 'Otto Berg via Kettles <kettles@lists.example>',
      'List-Post': '<mailto:kettles@lists.example>',
      'Reply-To': 'Otto Berg <otto@visitor.example>',
    },
    ...otto,
    'reply_to',
  ],
  [
    'a Mailman list with answers to itself',
    {
      From: 'Otto Berg via Kettles <kettles@lists.example>',
      'List-Id': 'Kettles <kettles.lists.example>',
      'Reply-To': 'kettles@lists.example',
      Cc: 'Otto Berg <otto@visitor.example>',
    },
    ...otto,
    'cc',
  ],
  [
    'a list that writes the address into its own',
    {
      From: 'Otto Berg via Kettles <otto=visitor.example@lists.example>',
      'List-Id': '<kettles.lists.example>',
      'Reply-To': 'kettles@lists.example',
    },
    ...otto,
    'original_from',
  ],
  [
    'a list in German',
    {
      From: 'Otto Berg über Kettles <kettles@lists.example>',
      'X-BeenThere': 'kettles@lists.example',
      'Reply-To': 'otto@visitor.example',
    },
    ...otto,
    'reply_to',
  ],
  [
    'a list that changes nothing',
    {
      From: 'Otto Berg <otto@visitor.example>',
      'List-Id': '<kettles.lists.example>',
      'Reply-To': 'kettles@lists.example',
    },
    ...otto,
    'from',
  ],
  [
    'a group in To, without list headers',
    {
      From: 'Otto Berg via Support <support@group.example>',
      To: 'support@group.example',
      'Reply-To': 'otto@visitor.example',
    },
    ...otto,
    'reply_to',
  ],
  [
    'our own address, with a form behind',
    { From: 'Shop <support@acme.example>', 'Reply-To': 'Otto Berg <otto@visitor.example>' },
    ...otto,
    'reply_to',
  ],
  [
    'a web form',
    { From: 'Shop <wordpress@shop.example>', 'Reply-To': 'otto@visitor.example' },
    'otto@visitor.example',
    null,
    'reply_to',
  ],
  [
    'a list that only its sender shows',
    {
      From: 'Otto Berg <otto@visitor.example>',
      Sender: 'owner-kettles@lists.example',
      'Reply-To': 'Kettles <KETTLES@lists.example>',
    },
    ...otto,
    'from',
  ],
  [
    'a list that says whose email it passes on',
    {
      From: '"otto@visitor.example (by way of kettles list)" <kettles@lists.example>',
      'List-Id': '<kettles.lists.example>',
      'Reply-To': 'otto@visitor.example',
    },
    'otto@visitor.example',
    null,
    'reply_to',
  ],
  [
    'answers to a recipient',
    {
      From: 'Otto Berg <otto@visitor.example>',
      To: 'kettles@x.example',
      'Reply-To': 'kettles@x.example',
    },
    ...otto,
    'from',
  ],
  [
    'a form that also writes to the person who fills it in',
    {
      From: 'wordpress@shop.example',
      To: 'otto@visitor.example',
      'Reply-To': 'Otto Berg <otto@visitor.example>',
    },
    ...otto,
    'reply_to',
  ],
  [
    'a website with a name, and answers to a person',
    { From: 'Kettle Shop <info@shop.example>', 'Reply-To': 'otto@visitor.example' },
    'otto@visitor.example',
    null,
    'reply_to',
  ],
  [
    'a service that sends for a person',
    { From: 'Otto Berg via ShareIt <share@files.example>', 'Reply-To': 'ob@visitor.example' },
    'ob@visitor.example',
    'Otto Berg',
    'reply_to',
  ],
  [
    'a list of another domain that wraps addresses',
    {
      From: 'Otto Berg via lists <otto=visitor.example@lists.example>',
      'List-Post': '<mailto:main@kettles.lists.example>',
    },
    ...otto,
    'original_from',
  ],
  [
    'the form of a site builder',
    { From: 'Site <form-submission@site.example>', 'Reply-To': 'otto@visitor.example' },
    'otto@visitor.example',
    null,
    'reply_to',
  ],
  [
    'answers to ourselves',
    { From: 'Otto Berg <otto@visitor.example>', 'Reply-To': 'support@acme.example' },
    ...otto,
    'from',
  ],
  [
    'answers to the sender and to another',
    {
      From: 'Otto Berg <otto@visitor.example>',
      'Reply-To': 'ida@visitor.example, otto@visitor.example',
    },
    ...otto,
    'from',
  ],
  ['no From, but Sender', { Sender: 'Otto Berg <otto@visitor.example>' }, ...otto, 'sender'],
  [
    'a From without an address, and Reply-To',
    { From: 'Otto Berg', 'Reply-To': 'otto@visitor.example' },
    ...otto,
    'reply_to',
  ],
  [
    'a From without an address, and the envelope',
    { From: 'Otto Berg' },
    'envelope@visitor.example',
    'Otto Berg',
    'envelope',
  ],
];

describe('the writer', () => {
  test.each(written)('%s', async (_what, headers, email, name, decidedBy) => {
    const mail = await mailOf(headers);
    expect(writerOf(mail, { envelopeFrom: 'envelope@visitor.example', isOurs })).toEqual({
      email,
      name,
      decidedBy,
    });
  });

  test("a program's form names the person in its text", async () => {
    const form = 'Name: Otto Berg\nEmail: otto@visitor.example\n\nShop\nEmail: info@shop.example';
    const [email, name] = otto;
    const written = { email, name, decidedBy: 'form' };
    const of = async (From: string, text = form) =>
      writerOf(await mailOf({ From }, text), { envelopeFrom: null, isOurs });
    expect(await of('wordpress@shop.example')).toEqual(written);
    expect(await of(support, form.replace('info@shop', 'info@acme'))).toEqual(written);
    expect(await of('Ida <ida@visitor.example>')).toMatchObject({ decidedBy: 'from' });
  });

  test("a byte order mark at the beginning isn't part of a header", async () => {
    const raw = Buffer.from(
      '\ufeffFrom: Otto Berg <otto@visitor.example>\r\nSubject: Mark\r\n\r\nWords',
    );
    expect((await parser.parse(raw)).from?.address).toBe('otto@visitor.example');
  });

  test('an invalid address in From is not replaced by another one', async () => {
    const mail = await mailOf({
      From: 'v\u0131ra@visitor.example',
      'Reply-To': 'otto@visitor.example',
    });
    expect(writerOf(mail, { envelopeFrom: 'envelope@visitor.example', isOurs })).toBeNull();
  });
});

test('reads a group whose header ends in a comment', () => {
  expect(
    mailboxesIn('Owners (of kettles):Otto <otto@visitor.example>, ida@visitor.example; (all)'),
  ).toEqual([
    { address: 'otto@visitor.example', name: 'Otto' },
    { address: 'ida@visitor.example', name: '' },
  ]);
});

test('reads a header with thousands of brackets in linear time', () => {
  expect(mailboxesIn('<('.repeat(10_000))).toEqual([]);
  expect(mailboxesIn('a, '.repeat(6_000))).toEqual([]);
});
