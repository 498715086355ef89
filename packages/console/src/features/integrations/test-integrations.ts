import type { Schema } from '@helpdesk/sdk/contract/operations';

/** An API key as the server returns it, for tests. */
export const keyLike = (more: Partial<Schema<'ApiKey'>> = {}): Schema<'ApiKey'> => ({
  id: 'k1',
  name: 'Shop',
  publicName: null,
  actsFor: null,
  isActive: true,
  expiresAt: null,
  permissions: ['tickets:read'],
  lastUsedAt: null,
  usageCount: 0,
  createdAt: '2019-01-01T00:00:00.000Z',
  prefix: 'hdk_abcd',
  lastFour: 'wxyz',
  previousUntil: null,
  ...more,
});

/** A webhook, for tests. */
export const webhookLike = (more: Partial<Schema<'Webhook'>> = {}): Schema<'Webhook'> => ({
  id: 'w1',
  name: 'Warehouse',
  url: 'https://example.com/hook',
  events: ['ticket.created'],
  filter: '',
  filterProblem: null,
  headers: [],
  isActive: true,
  status: 'active',
  retryCount: 0,
  lastTriggeredAt: null,
  lastSuccessAt: null,
  lastFailureAt: null,
  failingSince: null,
  switchedOff: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...more,
});

/** A list as /api/v1 returns it. */
export const listOf = <Row>(data: Row[]) => ({ data, message: 'ok' });
