import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Identity } from '../../../auth/visitor-identity.ts';
import type { Org } from '../../../database/types.ts';
import { Refusal } from '../../../refusal.ts';
import { pageFacts, signedFacts, storedFacts, visitorFactsIn } from '../../../visitor-context.ts';
import { chatFacts } from '../present.ts';
import type { ChatRow } from '../read/sessions.ts';
import { changeChat, chatClosed, mustFindChat } from './change.ts';

interface Said {
  identity: Identity | null;
  /** Undefined if the page sends no context. */
  context: Schema<'PageContext'> | undefined;
}

/** The stored context of a visitor whose chat begins. */
export const firstContext = ({ identity, context = {} }: Said): string | null =>
  storedFacts([...signedFacts(identity?.context), ...pageFacts(context)]);

/** Stores the visitor's identity and the page's data about them; repeated data records no event. */
export function identifyVisitor(org: Org, id: string, said: Said): Promise<ChatRow> {
  return org.write(async (tx) => {
    const row = await mustFindChat(tx, id);
    if (row.status === 'closed') throw chatClosed();
    const { identity } = said;
    if (identity && row.is_verified === 1 && row.customer_email !== identity.email) throw other();
    const patch = {
      context: changed(row.context, said),
      ...(identity && {
        customer_name: identity.name ?? row.customer_name,
        customer_email: identity.email,
        is_verified: 1 as const,
      }),
    };
    const isSame = Object.entries(patch).every(
      ([column, value]) => row[column as keyof typeof patch] === value,
    );
    if (isSame) return row;
    const known = await changeChat(tx, row, patch);
    await tx.record('chat.updated', { session: chatFacts(known) });
    return known;
  });
}

function changed(stored: string | null, { identity, context }: Said): string | null {
  const before = visitorFactsIn(stored);
  const signed = identity
    ? signedFacts(identity.context)
    : before.filter(({ isSigned }) => isSigned);
  const page = context ? pageFacts(context) : before.filter(({ isSigned }) => !isSigned);
  return storedFacts([...signed, ...page]);
}

const other = () =>
  new Refusal(409, 'This chat belongs to someone else. Please start a new one.', 'other_visitor');
