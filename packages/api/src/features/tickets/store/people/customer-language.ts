import { now } from '../../../../database/ids.ts';
import type { CustomerLanguageRow } from '../../../../database/rows/people.ts';
import type { Database, Org, Tx } from '../../../../database/types.ts';
import { Refusal } from '../../../../refusal.ts';
import { findLanguage } from '../../read/customer-language.ts';
import { mustWrite } from '../update.ts';

type From = CustomerLanguageRow['known_from'];

/** Sources of a language, least reliable first: a link may lead to any page, and anyone can enter an address there. */
const weights: Record<From, number> = { page: 1, mail: 2, member: 3 };

/** A language and its source. */
export interface SaidLanguage {
  language: string;
  from: From;
}

/** Stores the language of a customer, unless a more reliable source set another one. */
export async function noteLanguage(
  tx: Tx,
  email: string | null,
  said: SaidLanguage | null | undefined,
): Promise<void> {
  if (!email || !said) return;
  const before = await findLanguage(tx, email);
  if (before && weights[before.known_from] > weights[said.from]) return;
  if (before?.language === said.language && before.known_from === said.from) return;
  await keep(tx, email, said);
}

async function keep(tx: Tx, email: string, { language, from }: SaidLanguage) {
  const row = { language, known_from: from, updated_at: now() };
  const isNew = await tx.insertIfAbsent('customer_languages', { email, ...row });
  if (!isNew) await tx.update('customer_languages', { email }, row);
  await tx.record('customer_language.changed', { email, language, from });
}

/** Sets the language of a ticket's customer manually; null clears it. */
export function setCustomerLanguage(
  org: Org,
  ticketId: string,
  language: string | null,
): Promise<string> {
  return org.write(async (tx) => {
    const { ticket } = await mustWrite(tx, ticketId);
    const email = ticket.customer_email;
    if (email === null) {
      throw new Refusal(409, 'This customer has no email address', 'no_address');
    }
    if (language !== null) {
      await noteLanguage(tx, email, { language, from: 'member' });
    } else if ((await tx.remove('customer_languages', { email })) > 0) {
      await tx.record('customer_language.changed', { email, language: null, from: null });
    }
    return email;
  });
}

/** Removes the languages of customers who have no tickets left. */
export async function forgetLanguages({ directory }: Database): Promise<void> {
  await directory.write(async (tx) => {
    await tx.remove('customer_languages', (row) => {
      for (const table of ['tickets', 'put_away_tickets', 'merged_tickets']) {
        row.whereNotExists((other) =>
          other
            .from(table)
            .whereRaw(`${table}.organization_id = customer_languages.organization_id`)
            .whereRaw(`${table}.customer_email = customer_languages.email`),
        );
      }
    });
  });
}
