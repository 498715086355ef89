import type { Schema } from '@helpdesk/sdk/contract/operations';

/** The filters by origin: a channel, the id of a form, a custom domain, and whether there is a file; empty for all. */
export type OriginFilters = {
  channel: Schema<'TicketChannel'> | '';
  form: string;
  domain: string;
  hasFile: 'yes' | '';
};

export const originKinds = ['channel', 'form', 'domain', 'hasFile'] as const;
