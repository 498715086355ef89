import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useRef } from 'react';
import { readKey } from '../../../data/cache.ts';
import type { Toast } from '../../../data/toast.ts';
import { fieldRefusals, serverMessage, useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';

type Cc = Schema<'Cc'>;

/** Adds and removes Cc recipients of a ticket; the toast can undo it. */
export function useCc(ticketId: string, onRefused: (sentence: string) => void) {
  /** The last removed recipients, with their names. */
  const gone = useRef<Cc[]>([]);
  const { write, busy } = useWrite('tickets.update', {
    done: ({ ticketNumber }, { addCcs = [], removeCcs = [] }): Toast => {
      const added = addCcs.map(({ email }) => email).join(', ');
      const removed = removeCcs.join(', ');
      return added
        ? {
            title: m.useCc.ccChanged,
            text: m.useCc.isInCcOf({ added, ticketNumber }),
            undo: () => write({ id: ticketId, removeCcs: addCcs.map(({ email }) => email) }),
          }
        : {
            title: m.useCc.ccChanged,
            text: m.useCc.isNoMoreInCcOf({ removed, ticketNumber }),
            undo: () => write({ id: ticketId, addCcs: gone.current }),
          };
    },
    failed: (error) => {
      const [refusal] = fieldRefusals(error);
      if (refusal) return null;
      return { title: m.useCc.error, text: serverMessage(error, m.useCc.failedToChangeCc) };
    },
    refresh: ['tickets.list'],
    replaces: ({ id }) => readKey('tickets.get', { id }),
    onFailed: (error) => {
      const [refusal] = fieldRefusals(error);
      if (refusal) onRefused(refusal.message);
    },
  });
  return {
    add: (email: string, onDone: () => void) =>
      write({ id: ticketId, addCcs: [{ email }] }, { onSuccess: onDone }),
    remove: (cc: Cc) => {
      gone.current = [cc];
      write({ id: ticketId, removeCcs: [cc.email] });
    },
    busy,
  };
}
