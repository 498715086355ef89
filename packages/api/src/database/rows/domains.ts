import { number, type RowOf, table, text } from '../table.ts';

export const customDomains = table('custom_domains', {
  organization_id: text(),
  /** In lower case and punycode, without the trailing dot. */
  domain: text().audited(),
  token: text(),
  created_at: text(),
  verified_at: text().null().audited(),
  checked_at: text().null(),
  /** The number of consecutive failed verifications. */
  failures: number(),
  failing_since: text().null(),
})
  .inDirectory()
  .audited({ object: 'domain', id: 'domain', name: 'domain' });
export type CustomDomainRow = RowOf<typeof customDomains>;
