import type { Schema } from '@helpdesk/sdk/contract/operations';

const at = '2026-11-21T10:00:00.000Z';

/** A tag without tickets, with overrides. */
export const tagLike = (
  more: Partial<Schema<'Tag'>> & Pick<Schema<'Tag'>, 'id' | 'name'>,
): Schema<'Tag'> => ({
  color: 'blue',
  ticketCount: 0,
  activeCount: 0,
  createdAt: at,
  updatedAt: at,
  ...more,
});

export const refund = tagLike({ id: 'g1', name: 'Refund', ticketCount: 12, activeCount: 3 });
export const late = tagLike({ id: 'g2', name: 'Late delivery', color: 'red', ticketCount: 30 });
export const vip = tagLike({ id: 'g3', name: 'VIP', color: 'pink', ticketCount: 1 });

/** A tag in the format that tickets contain. */
export const onTicket = ({ id, name, color }: Schema<'Tag'>): Schema<'TagRef'> => ({
  id,
  name,
  color,
});
