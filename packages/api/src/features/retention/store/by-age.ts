import { prepare } from '../../../database/prepare.ts';
import type { Org, OrgScope, P } from '../../../database/types.ts';
import { forgetChats } from '../../chat/store/forget-chats.ts';
import { closeTickets, deleteAtOnce } from '../../tickets/store/archive/by-age.ts';
import { automatic } from '../../tickets/store/auto-assignment.ts';
import { chatsBefore, closedBefore, mailsBefore, resolvedBefore } from '../read.ts';

/** Tickets or chats per transaction, so other writes of the organization can run in between. */
export const step = 5;
export const mailStep = 100;

const some = (
  rows: (org: OrgScope, p: P<'before'>) => ReturnType<typeof closedBefore>,
  column: string,
) =>
  prepare((org, p: P<'before' | 'limit'>) =>
    rows(org, p).orderBy([column, 'id']).limit(p.limit).select('id'),
  );
const resolved = some(resolvedBefore, 'updated_at');
const closed = some(closedBefore, 'updated_at');
const mails = some(mailsBefore, 'received_at');
const chats = some(chatsBefore, 'started_at');

/** Handles a batch of old rows in one transaction and returns how many. */
const inSteps =
  (
    query: typeof closed,
    limit: number,
    work: (tx: Parameters<Parameters<Org['write']>[0]>[0], ids: string[]) => Promise<void>,
  ) =>
  (org: Org, before: string): Promise<number> =>
    org.write(async (tx) => {
      const rows = await tx.all<{ id: string }>(query({ before, limit }));
      if (rows.length > 0)
        await work(
          tx,
          rows.map(({ id }) => id),
        );
      return rows.length;
    });

export const closeSome = inSteps(resolved, step, (tx, ids) => closeTickets(tx, ids, automatic));
export const deleteSome = inSteps(closed, step, (tx, ids) => deleteAtOnce(tx, ids, automatic));
export const deleteSomeChats = inSteps(chats, step, forgetChats);
export const deleteSomeMails = inSteps(mails, mailStep, async (tx, ids) => {
  await tx.remove('inbound_mails', { id: ids });
});
