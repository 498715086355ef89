import type { Schema } from '@helpdesk/sdk/contract/operations';
import { byChoice } from '@helpdesk/sdk/rules/ticket-fields';
import type { Macro } from './macros.ts';

export const macroLike = (more: Partial<Macro> = {}): Macro => ({
  id: 'm1',
  name: 'Parcel sent',
  reply: 'Hello {customer.firstName|there}, parcel {?parcel number} is on its way.',
  replyFormat: 'text',
  replyFiles: [],
  note: null,
  noteFormat: 'text',
  noteFiles: [],
  ...byChoice(() => null),
  status: 'resolved',
  assignee: 'me',
  addTags: [],
  removeTags: [],
  snooze: null,
  visibility: 'team',
  position: 0,
  useCount: 2,
  lastUsedAt: '2026-11-20T09:30:00.000Z',
  createdAt: '2026-02-01T08:30:00.000Z',
  updatedAt: '2026-02-01T08:30:00.000Z',
  ...more,
});

type Plan = Schema<'MacroPlan'>;

export const stepLike = (more: Partial<Plan['steps'][number]> = {}): Plan['steps'][number] => ({
  kind: 'status',
  outcome: 'done',
  from: 'open',
  to: 'resolved',
  format: null,
  because: null,
  ...more,
});

export const planLike = (more: Partial<Plan> = {}): Plan => ({
  ticketId: 't1',
  ticketNumber: 'TK-2026-000001',
  canApply: true,
  questions: [],
  steps: [stepLike()],
  ...more,
});
