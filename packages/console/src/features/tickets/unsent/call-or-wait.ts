import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { QueryClient } from '@tanstack/react-query';
import { readKey } from '../../../data/cache.ts';
import { callOperation } from '../../../data/client.ts';
import { reachNow } from '../../../data/offline/reach.ts';
import { isUnreachable } from '../../../data/offline/unreachable.ts';
import type { unsent, WaitingOptions } from '../../../data/offline/unsent.ts';
import { newKey } from '../../../data/repeatable.ts';
import { toast } from '../../../data/toast.ts';
import m from '../messages.yaml';
import { knownTicket, type TicketChange } from '../ticket-change.ts';
import type { Ticket } from '../ticket-rows.ts';
import { sendUnsent } from './send-unsent.ts';
import { takeBackUnsent } from './take-back-unsent.ts';
import { changeOf, type NewUnsent, whatOf } from './unsent.ts';
import { keepUnsent, ownerOfUnsent, unsentNow } from './unsent-list.ts';

/** Sends a write of a ticket; if the server is unreachable, queues it in this browser and returns undefined. */
export function createCallOrWait(client: QueryClient): typeof unsent.call {
  return async (operation, input, { from, tag, ...options }: WaitingOptions) => {
    const key = options.idempotencyKey ?? newKey();
    const write = { operation, input, key, from, tag: tag ?? null } as never;
    const { id } = input as unknown as { id: string };
    // A later write must not overtake queued ones.
    const isBehind = unsentNow().some(({ ticket, stopped }) => ticket.id === id && !stopped);
    if ((reachNow().isAway || isBehind) && (await wait(client, write, false))) return undefined;
    try {
      return await callOperation(operation, input, { ...options, idempotencyKey: key });
    } catch (error) {
      if (!isUnreachable(error) || !(await wait(client, write, true))) throw error;
      return undefined;
    }
  };
}

/** Queues a write and shows a toast; returns whether it was queued. */
async function wait(
  client: QueryClient,
  write: Pick<NewUnsent, 'operation' | 'input' | 'key' | 'from' | 'tag'>,
  wasTried: boolean,
): Promise<boolean> {
  const { id } = write.input;
  const owner = ownerOfUnsent();
  if (!owner) return false;
  const known = knownTicket(client, id);
  const now = Date.now();
  const unsent = {
    ...write,
    owner,
    wasTried,
    madeAt: now,
    since: now,
    ticket: { id, ticketNumber: known?.ticketNumber ?? '', subject: known?.subject ?? '' },
    from: fromOf(write),
    agent: agentOf(client, changeOf(write as NewUnsent).assignedAgentId),
    stopped: null,
  } as NewUnsent;
  if (!(await keepUnsent([unsent]))) return false;
  toast({
    title: m.callOrWait.waitingToBeSent,
    text: m.callOrWait.itIsSentOnceTheHelpdesk({
      ticketNumber: unsent.ticket.ticketNumber,
      whatOf: whatOf(unsent),
    }),
    undo: () => void takeBackUnsent(client, unsent.key),
  });
  void sendUnsent(client);
  return true;
}

/** The values that a change replaces: those of the last queued change of the same field, if there is one. */
function fromOf(write: Pick<NewUnsent, 'operation' | 'input' | 'from'>): TicketChange | null {
  const [field] = Object.keys(changeOf(write as NewUnsent));
  if (!field) return null;
  const before = unsentNow().findLast(
    (one) => one.ticket.id === write.input.id && field in changeOf(one),
  );
  if (!before) return write.from ?? null;
  return { [field]: changeOf(before)[field as never] } as unknown as TicketChange;
}

function agentOf(client: QueryClient, id: string | null | undefined): Ticket['assignedAgent'] {
  if (!id) return null;
  const members = client.getQueryData<Schema<'AssignableMember'>[]>(readKey('team.assignable'));
  const { user } = members?.find((member) => member.user.id === id) ?? {};
  return user ?? client.getQueryData<Ticket['assignedAgent']>(readKey('auth.user')) ?? null;
}
