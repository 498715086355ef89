import { type Operation, type OperationId, operations } from '@helpdesk/sdk/contract/operations';
import type { Permission } from '@helpdesk/sdk/rules/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Act,
  type Audited,
  at,
  endActs,
  secrets,
  startActs,
} from '../../test/audited-calls.ts';
import { acts as ofOrganization } from '../../test/audited-organization.ts';
import { acts as ofPeople } from '../../test/audited-people.ts';
import { acts as ofSso } from '../../test/audited-sso.ts';

const ids = Object.keys(operations) as OperationId[];
const auditedOf = (id: OperationId) => (operations[id] as Operation).audited;

/** What administrators alone may do. */
const administrative: readonly Permission[] = [
  'manage_organization',
  'manage_team',
  'manage_settings',
  'invite_users',
  'remove_users',
  'change_user_roles',
];

/** What changes nothing of the organization, or is told elsewhere. */
const left: Partial<Record<OperationId, string>> = {
  'organization.testEmail': 'sends a mail to whoever asks for it',
  'organization.previewRetention': 'counts, and changes nothing',
  'organization.updateFirstSteps': 'puts a list away',
  'mailTexts.preview': 'shows what it would look like',
  'mailbox.test': 'sends a mail to itself',
  'mailbox.takeIn': 'opens a ticket, whose timeline tells of it',
  'webhooks.test': 'sends an example',
  'webhooks.redeliver': 'sends again; the deliveries tell of it',
  'webhooks.redeliverFailed': 'sends again; the deliveries tell of it',
  'deadLetters.retry': 'sends again; the deliveries tell of it',
  'deadLetters.retryAll': 'sends again; the deliveries tell of it',
  'tickets.mail': 'reads one mail of one ticket',
  'tickets.findImported': 'only reads; many ids are a body',
};

test('what only administrators may do, deletes for all, or takes data away is in the audit log', () => {
  const isAdministrative = (id: OperationId) =>
    operations[id].method !== 'GET' &&
    operations[id].access.some(
      ({ scheme, permissions }) =>
        scheme === 'session' &&
        permissions.some((one) => administrative.includes(one as Permission)),
    );
  const isExport = (id: OperationId) => /\.(csv|jsonl?)$/.test(operations[id].path);
  const isDeletion = (id: OperationId) => /^v1(Tickets|ContactForms)\.delete$/.test(id);
  const isProof = (id: OperationId) => /^auth\.(login|answer|signup|reset)/.test(id);
  const missing = ids.filter(
    (id) =>
      (isAdministrative(id) || isExport(id) || isDeletion(id) || isProof(id)) &&
      !auditedOf(id) &&
      !left[id] &&
      id !== 'docs.openapi',
  );
  expect(missing).toEqual([]);
});

const acts: Record<Audited, Act> = { ...ofPeople, ...ofOrganization, ...ofSso };

beforeAll(startActs, 60_000);
afterAll(endActs);

const entries = async (query: Record<string, string | number> = {}) =>
  (
    await at.server.call('audit.list', {
      as: at.server.acme.admin,
      query: { limit: 200, ...query },
    })
  ).body;

describe('each call of an audited operation that succeeds leaves an entry', () => {
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

test('after all of it the chain is intact, and no secret is in the log', async () => {
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
