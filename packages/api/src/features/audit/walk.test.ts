import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import type { Effect } from '@helpdesk/sdk/rules/effects';
import type { Permission } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Act,
  type Audited,
  at,
  call,
  endActs,
  secrets,
  startActs,
} from '../../test/audited-calls.ts';
import { acts as ofDestinations } from '../../test/audited-destinations.ts';
import { acts as ofOrganization } from '../../test/audited-organization.ts';
import { acts as ofPeople } from '../../test/audited-people.ts';
import { acts as ofSso } from '../../test/audited-sso.ts';
import { makeTicket } from '../../test/factories.ts';

const ids = Object.keys(operations) as OperationId[];
const auditedOf = (id: OperationId) => (operations[id] as Operation).audited;

/** Permissions of administrators only. */
const administrative: readonly Permission[] = [
  'manage_organization',
  'manage_team',
  'manage_settings',
  'invite_users',
  'remove_users',
  'change_user_roles',
];

/** Effects that change where data goes, who gets access, or what visitors see. */
const deciding: readonly Effect[] = [
  'changes_forms',
  'changes_destinations',
  'schedules_reports',
  'blocks_senders',
  'publishes_articles',
  'changes_bot',
  'writes_team_texts',
  'manages_keys',
  'makes_full_keys',
  'changes_roles',
  'changes_sign_in',
  'changes_mail_server',
];

/** Operations that change nothing in the organization, or are recorded elsewhere. */
const left: Partial<Record<OperationId, string>> = {
  'organization.testEmail': 'sends a mail to whoever asks for it',
  'organization.checkCaptcha': 'notes whether a provider answers, as each submission does',
  'organization.previewRetention': 'counts, and changes nothing',
  'organization.updateFirstSteps': 'puts a list away, and adds or removes made-up tickets',
  'mailTexts.preview': 'shows what it would look like',
  'mailbox.test': 'sends a mail to itself',
  'supportAddresses.startOAuth': 'says where to sign in; finishing it is in the audit log',
  'supportAddresses.test': 'sends a mail, whose arrival proves the address',
  'mailbox.takeIn': 'opens a ticket, whose timeline tells of it',
  'mailbox.takeInFrom': 'opens a ticket, whose timeline tells of it',
  'webhooks.test': 'sends an example',
  'webhooks.redeliver': 'sends again; the deliveries tell of it',
  'webhooks.redeliverFailed': 'sends again; the deliveries tell of it',
  'deadLetters.retry': 'sends again; the deliveries tell of it',
  'deadLetters.retryAll': 'sends again; the deliveries tell of it',
  'contactForms.confirmNotices': 'mails a link; opening it is in the log',
  'helpArticles.saveDraft': 'only the staff see a draft; publishing it is in the log',
  'helpArticles.discardDraft': 'only the staff see a draft',
  'helpArticles.uploadImage': 'no article shows the picture yet',
  'help.dismissSearch': 'removes a line of a report for the staff',
  'chatbot.test': 'asks the chatbot',
  'chatbot.dismiss': 'puts a question away, which the chatbot did not answer',
  'cannedReplies.create': 'an agent reads the text before it is sent',
  'cannedReplies.import': 'an agent reads the text before it is sent',
  'cannedReplies.update': 'an agent reads the text before it is sent',
  'cannedReplies.delete': 'an agent reads the text before it is sent',
  'cannedReplies.restore': 'an agent reads the text before it is sent',
  'tickets.mail': 'reads one mail of one ticket',
  'tickets.findImported': 'only reads; many ids are a body',
};

test('the audit log covers operations that are for admins only, redirect or export data, or delete it for everyone', () => {
  const isAdministrative = (id: OperationId) =>
    operations[id].method !== 'GET' &&
    operations[id].access.some(
      ({ scheme, permissions }) =>
        scheme === 'session' &&
        permissions.some((one) => administrative.includes(one as Permission)),
    );
  const isDeciding = ({ method, effects }: Operation) =>
    method !== 'GET' && effects.some((one) => deciding.includes(one));
  const isExport = (id: OperationId) => /\.(csv|jsonl?)$/.test(operations[id].path);
  const isDeletion = (id: OperationId) => /^v1(Tickets|ContactForms)\.delete$/.test(id);
  const isProof = (id: OperationId) => /^auth\.(login|answer|signup|reset)/.test(id);
  const missing = ids.filter(
    (id) =>
      (isAdministrative(id) ||
        isDeciding(operations[id]) ||
        isExport(id) ||
        isDeletion(id) ||
        isProof(id)) &&
      !auditedOf(id) &&
      !left[id] &&
      id !== 'docs.openapi',
  );
  expect(missing).toEqual([]);
});

const acts: Record<Audited, Act> = {
  ...ofPeople,
  ...ofOrganization,
  ...ofDestinations,
  ...ofSso,
};

beforeAll(startActs, 60_000);
afterAll(endActs);

const entries = async (query: Record<string, string | number> = {}) =>
  (
    await at.server.call('audit.list', {
      as: at.server.acme.admin,
      query: { limit: 200, ...query },
    })
  ).body;

describe('each successful call of an audited operation leaves an entry', () => {
  test.each(Object.keys(acts) as Audited[])('%s', async (id) => {
    const before = (await entries({ operation: id }))[0]?.number ?? 0;
    const done = await acts[id]();
    expect([200, 201, 202, 204], JSON.stringify(done)).toContain(done.status);
    const found = (await entries({ operation: id })).filter(({ number }) => number > before);
    expect(found.length).toBeGreaterThan(0);
    expect(found[0]).toMatchObject({
      operation: id,
      object: auditedOf(id),
      outcome: 'done',
      address: expect.stringContaining('127.0.0.1'),
      requestId: expect.any(String),
    });
    expect(found[0]?.actor.type).not.toBe('unknown');
    expect(found[0]?.actor.name).toEqual(expect.any(String));
  });
});

describe('the log records where data goes, but not full texts', () => {
  const changesOf = async (operation: OperationId) =>
    (await entries({ operation }))[0]?.changes.filter(({ fields }) => fields.length > 0);
  const changeOf = async (operation: OperationId) => (await changesOf(operation))?.[0];

  test('of a form: the notification addresses and the questions', async () => {
    const { body: made } = await call('contactForms.create');
    const settings = { emailNotificationTo: 'sales@acme.example' };
    const fields = made.fields.slice(0, 1);
    await call('contactForms.update', { params: { id: made.id }, body: { settings, fields } });
    const changes = await changesOf('contactForms.update');
    expect(changes?.find(({ object }) => object === 'contact_form')).toMatchObject({
      kind: 'changed',
      object: 'contact_form',
      id: made.id,
      name: made.name,
      fields: expect.arrayContaining([
        expect.objectContaining({ field: 'emailNotificationTo', after: 'sales@acme.example' }),
        {
          field: 'fields',
          before: made.fields.map(({ name }) => name).join(', '),
          after: fields[0]?.name,
        },
      ]),
    });
  });

  test('of a macro: its steps without their texts', async () => {
    const body = { name: 'Close it', reply: 'A very private reply', visibility: 'team' };
    const { body: made } = await call('macros.create', { body: { ...body, status: 'closed' } });
    await call('macros.update', {
      params: { id: made.id },
      body: { reply: 'Another very private reply', priority: 'low' },
    });
    expect(await changeOf('macros.create')).toMatchObject({
      kind: 'created',
      name: 'Close it',
      fields: expect.arrayContaining([
        { field: 'status', before: null, after: 'closed' },
        { field: 'reply', before: null, after: null, isSecret: true },
      ]),
    });
    expect((await changeOf('macros.update'))?.fields).toEqual(
      expect.arrayContaining([
        { field: 'priority', before: null, after: 'low' },
        { field: 'reply', before: null, after: null, isSecret: true },
      ]),
    );
    expect(JSON.stringify(await entries({ object: 'macro' }))).not.toContain('very private');
  });

  test('of a blocked sender: the address; of spam: the tickets', async () => {
    const body = { value: 'casino.example', reason: 'Advertises' };
    const { body: made } = await call('blockedSenders.create', { body });
    expect(await changeOf('blockedSenders.create')).toMatchObject({
      kind: 'created',
      name: 'casino.example',
      fields: expect.arrayContaining([{ field: 'reason', before: null, after: 'Advertises' }]),
    });
    await call('blockedSenders.delete', { params: { id: made.id }, body: undefined });
    expect(await changeOf('blockedSenders.delete')).toMatchObject({
      kind: 'deleted',
      name: 'casino.example',
    });
    const id = await makeTicket(at.server.acme);
    await call('tickets.markSpam', { body: { ids: [id] } });
    expect(await changeOf('tickets.markSpam')).toMatchObject({
      kind: 'created',
      object: 'ticket',
      id,
      fields: expect.arrayContaining([{ field: 'place', before: null, after: 'spam' }]),
    });
  });

  test('of an article and a chatbot answer: their names, and that their text has changed', async () => {
    const article = { title: 'Returns', slug: 'returns', content: '<p>A long story</p>' };
    const { body: made } = await call('helpArticles.create', { body: article });
    const changed = { content: '<p>Another long story</p>', isPublished: true };
    await call('helpArticles.update', { params: { id: made.id }, body: changed });
    expect(await changeOf('helpArticles.update')).toMatchObject({
      name: 'Returns',
      fields: expect.arrayContaining([
        { field: 'content', before: null, after: null, isSecret: true },
        { field: 'isPublished', before: 'false', after: 'true' },
      ]),
    });
    await call('chatbot.create', {
      body: { query: 'Where is it?', response: 'A long story', keywords: [], category: 'Orders' },
    });
    expect(await changeOf('chatbot.create')).toMatchObject({
      name: 'Where is it?',
      fields: expect.arrayContaining([
        { field: 'response', before: null, after: null, isSecret: true },
        { field: 'category', before: null, after: 'Orders' },
      ]),
    });
    const both = [
      ...(await entries({ object: 'article' })),
      ...(await entries({ object: 'bot_answer' })),
    ];
    expect(JSON.stringify(both)).not.toContain('long story');
  });
});

test('finally, the chain is intact and the log contains no secret', async () => {
  const { body } = await at.server.call('audit.verify', { as: at.server.acme.admin });
  expect(body).toMatchObject({ isIntact: true, brokenAt: null });
  expect(body.entries).toBeGreaterThan(Object.keys(acts).length);
  const response = await fetch(`${at.server.url}/api/audit.jsonl`, {
    headers: { Authorization: `Bearer ${at.server.acme.admin.token}` },
  });
  const log = await response.text();
  expect(secrets.filter((one) => one.length > 0).length).toBeGreaterThan(20);
  expect(secrets.filter((one) => one.length > 0 && log.includes(one))).toEqual([]);
});
