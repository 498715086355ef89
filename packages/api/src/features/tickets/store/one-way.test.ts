// @module-tag one-engine

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { markTickets } from '../../../database/ticket-marks.ts';
import type { Tx } from '../../../database/types.ts';
import { settleTicketRow } from './change.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The paths of product code that contains a text. */
const filesWith = (text: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)test(-[\w-]+)?(\/|\.ts)/.test(file),
    )
    .filter((file) => text.test(readFileSync(`${root}${file}`, 'utf8')))
    .sort();

test('ticket events are recorded only where tickets are created, changed, merged and deleted', () => {
  expect(filesWith(/record\(\s*'ticket\./)).toEqual([
    'features/tickets/store/archive/by-age.ts',
    'features/tickets/store/archive/delete.ts',
    'features/tickets/store/archive/expire.ts',
    'features/tickets/store/archive/open-as-spam.ts',
    'features/tickets/store/archive/restore.ts',
    'features/tickets/store/change.ts',
    'features/tickets/store/create.ts',
    'features/tickets/store/links.ts',
    'features/tickets/store/merge/merge.ts',
    'features/tickets/store/merge/split.ts',
    'features/tickets/store/merge/unmerge.ts',
    'features/tickets/store/merge/unsplit.ts',
  ]);
});

test('the timeline and the stored counters are written only there, too', () => {
  expect(filesWith(/insert\(\s*'ticket_activity'/)).toEqual(['features/tickets/store/timeline.ts']);
  expect(filesWith(/(moveCounts|indexForSearch)\(tx,/)).toEqual([
    'features/tickets/store/archive/delete.ts',
    'features/tickets/store/archive/restore.ts',
    'features/tickets/store/change.ts',
    'features/tickets/store/create.ts',
    'features/tickets/store/index-again.ts',
    'features/tickets/store/merge/merge.ts',
    'features/tickets/store/merge/rest.ts',
    'features/tickets/store/merge/unmerge.ts',
  ]);
});

test('other code that writes tickets doesn’t compile', () => {
  const verbs = [
    // @ts-expect-error -- Tickets change through changeTicket.
    (tx: Tx) => tx.update('tickets', { id: 'k3v9x2m7q4' }, { subject: 'Other' }),
    // @ts-expect-error -- Tickets are created by openTicket.
    (tx: Tx) => tx.insert('tickets', { id: 'k3v9x2m7q4' }),
    // @ts-expect-error -- Tickets are deleted by deleteTicket.
    (tx: Tx) => tx.remove('tickets', { id: 'k3v9x2m7q4' }),
    // @ts-expect-error -- This column has events, which markTickets does not record.
    (tx: Tx) => markTickets(tx, { id: 'k3v9x2m7q4' }, { subject: 'Other' }),
    // @ts-expect-error -- This is for what follows from messages.
    (tx: Tx) => settleTicketRow(tx, 'k3v9x2m7q4', { subject: 'Other' }),
  ];
  expect(verbs).toHaveLength(5);
  expect(filesWith(/\bticketRows\b|from '.*ticket-rows\.ts'/)).toEqual([
    'database/ticket-marks.ts',
    'database/ticket-rows.ts',
    'features/leaving/store/erase.ts',
    'features/tickets/store/change.ts',
    'features/tickets/store/create.ts',
  ]);
});
