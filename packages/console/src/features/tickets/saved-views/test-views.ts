import type { SavedView } from './saved-views.ts';

export const savedView = (more: Partial<SavedView> = {}): SavedView => ({
  id: 'v1',
  name: 'Refunds',
  query: 'priority:urgent turn:any refund',
  layout: null,
  visibility: 'personal',
  position: 0,
  createdAt: '2026-11-18T09:00:00.000Z',
  updatedAt: '2026-11-18T09:00:00.000Z',
  ...more,
});
