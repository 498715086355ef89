import type { Text } from './columns.ts';

export interface CustomDomainRow {
  organization_id: Text;
  /** In lower case and punycode, without the last dot. */
  domain: Text;
  token: Text;
  created_at: Text;
  verified_at: Text | null;
  checked_at: Text | null;
  /** The number of consecutive failed verifications. */
  failures: number;
  failing_since: Text | null;
}
