import { domainToASCII } from 'node:url';
import type { Change, Migration } from './migration.ts';

/** Where addresses are stored: the table, the column, and the columns that make it unique; null if it isn't. */
const places: readonly [table: string, column: string, within: readonly string[] | null][] = [
  ['users', 'email', []],
  ['invitations', 'email', null],
  ['email_changes', 'old_email', null],
  ['email_changes', 'new_email', null],
  ['customer_languages', 'email', ['organization_id']],
  ['customer_records', 'email', ['organization_id']],
  ['blocked_senders', 'value', ['organization_id']],
  ['tickets', 'customer_email', null],
  ['ticket_messages', 'author_email', null],
  ['ticket_access', 'email', null],
  ['ticket_ccs', 'email', ['organization_id', 'ticket_id']],
  ['ticket_former_people', 'email', ['organization_id', 'ticket_id']],
  ['merged_tickets', 'customer_email', null],
  ['put_away_tickets', 'customer_email', null],
  ['chat_sessions', 'customer_email', null],
];

/**
 * Converts international domains of stored addresses to punycode, so both spellings are one address. If both are stored, the
 * international one stays as it is, and the server names these accounts when it starts.
 */
export const punycodeAddresses: Migration = {
  name: '0211-punycode-addresses',
  async up({ runner }) {
    for (const place of places) await convert(runner, place);
  },
};

async function convert(
  runner: Change['runner'],
  [table, column, within]: (typeof places)[number],
): Promise<void> {
  const isInternational = `length(${column}) <> octet_length(${column})`;
  const rows = await runner.all(
    `select distinct ${column} as address from ${table} where ${isInternational}`,
    [],
  );
  const others = within?.map((one) => ` and other.${one} = ${table}.${one}`).join('');
  const isFree =
    within === null
      ? ''
      : ` and not exists (select 1 from ${table} as other where other.${column} = ?${others})`;
  for (const { address } of rows as { address: string }[]) {
    const kept = withPunycode(address);
    if (kept === address) continue;
    const values = within === null ? [kept, address] : [kept, address, kept];
    await runner.run(`update ${table} set ${column} = ? where ${column} = ?${isFree}`, values);
  }
}

/** Leaves an address without a valid DNS domain as it is. */
function withPunycode(address: string): string {
  const domainAt = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainAt);
  const ascii = /^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) ? domainToASCII(domain) : '';
  return address.slice(0, domainAt) + (ascii || domain);
}
