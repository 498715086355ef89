import type { Schema } from '@helpdesk/sdk/contract/operations';

/** Nothing names what is to be deleted, for tests. */
export const noUses: Schema<'Uses'> = {
  views: [],
  macros: [],
  forms: [],
  webhooks: [],
  othersPersonal: 0,
};
