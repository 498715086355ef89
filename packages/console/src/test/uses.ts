import type { Schema } from '@helpdesk/sdk/contract/operations';

/** The response if nothing uses the item to delete, for tests. */
export const noUses: Schema<'Uses'> = {
  views: [],
  macros: [],
  forms: [],
  webhooks: [],
  othersPersonal: 0,
};
