// @module-tag one-engine

import { operations } from '@helpdesk/sdk/contract/operations';
import type { Context } from 'koa';
import { expect, test } from 'vitest';
import type { Authorized } from '../auth/authorize.ts';
import type { ServerContext } from '../server-context.ts';
import { auditRecordOf } from './audit-record.ts';

function recordOf(userAgent: string) {
  const context = { state: { ip: '192.0.2.1', requestId: 'r1' }, get: () => userAgent };
  const authorized = { key: { id: 'key', name: 'Reports' } } as unknown as Authorized;
  const id = 'organization.updateBranding';
  const server = { config: {} } as ServerContext;
  return auditRecordOf(context as unknown as Context, server, id, operations[id], authorized);
}

test("an API key's audit log entry has its request ID and the name of its program", () => {
  const entry = recordOf('reports/1.2');
  expect(entry).toMatchObject({ requestId: 'r1', device: 'reports/1.2', address: '192.0.2.1' });
  expect(recordOf('x'.repeat(101))?.device).toBe('x'.repeat(100));
  expect(recordOf('')?.device).toBeNull();
});
