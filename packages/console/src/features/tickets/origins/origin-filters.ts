import type { Schema } from '@helpdesk/sdk/contract/operations';

/** The filters by where tickets came from: a channel, the id of a form, a custom domain, and whether with a file; empty for all. */
export type OriginFilters = {
  channel: Schema<'TicketChannel'> | '';
  form: string;
  domain: string;
  hasFile: 'yes' | '';
};

export const originKinds = ['channel', 'form', 'domain', 'hasFile'] as const;
