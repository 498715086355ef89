import type { CannedReply } from './replies.ts';

export const replyLike = (more: Partial<CannedReply> = {}): CannedReply => ({
  id: 'r1',
  title: 'Where is my parcel',
  shortcut: 'parcel',
  text: 'Hello {customer.firstName|there}, your parcel {?parcel number} is on its way.',
  format: 'text',
  folder: 'Shipping',
  visibility: 'team',
  files: [],
  useCount: 2,
  lastUsedAt: '2026-11-20T09:30:00.000Z',
  createdAt: '2026-02-01T08:30:00.000Z',
  updatedAt: '2026-02-01T08:30:00.000Z',
  ...more,
});
