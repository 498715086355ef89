// @module-tag one-engine

import type { Context } from 'koa';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OutsideNetworks } from '../../auth/allowed-networks.ts';
import type { AuditRecord } from '../../database/audit/audit-record.ts';
import type { Database } from '../../database/types.ts';
import { createMemory } from '../../memory.ts';
import type { ServerContext } from '../../server-context.ts';
import { noteRefusedNetwork } from './refused-networks.ts';

const hour = 60 * 60 * 1000;
const ada = { id: 'ada', name: 'Ada', email: 'ada@acme.example' };
const key = { id: 'key', name: 'Reports' };
let server: ServerContext;
let written: AuditRecord[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2030-01-31T10:00:00Z') });
  written = [];
  const writeDown = async (record: AuditRecord) => void written.push(record);
  const database = { writeDown } as unknown as Database;
  server = { database, memory: createMemory(database), config: {} } as ServerContext;
});
afterEach(() => {
  vi.useRealTimers();
});

function refuse(ip: string, caller: object = { user: ada, key: null }, organizationId = 'acme') {
  const context = { state: { ip }, get: () => '' } as unknown as Context;
  const refusal = { organizationId, user: null, key: null, ...caller };
  noteRefusedNetwork(context, server, new OutsideNetworks(ip, refusal));
}

test('the audit log names the rejected member or API key', () => {
  refuse('192.0.2.1');
  refuse('192.0.2.1', { key });
  expect(written).toMatchObject([
    { outcome: 'refused', actor: { type: 'member', ...ada, key: null } },
    { outcome: 'refused', actor: { type: 'api_key', id: null, name: 'Reports', key } },
  ]);
});

test('an organization gets at most 60 entries an hour, and more in the next hour', () => {
  for (let at = 1; at <= 70; at += 1) refuse(`192.0.2.${at}`);
  expect(written).toHaveLength(60);
  refuse('192.0.2.1', undefined, 'globex');
  expect(written).toHaveLength(61);
  vi.advanceTimersByTime(hour);
  refuse('192.0.2.1');
  refuse('192.0.2.1');
  expect(written).toHaveLength(62);
});
