import type { Database, Log } from '../../database/types.ts';
import { createDueWorker } from './due-worker.ts';
import { nextNote } from './read/macro-runs.ts';
import { nextDue } from './read/scheduled.ts';
import { nextBack } from './read/snoozes.ts';
import { sendDueNote } from './store/macro-run.ts';
import { sendDueReply } from './store/replies/scheduled.ts';
import { wakeDueTicket } from './store/snooze.ts';

/** Sends replies when they are due. */
export const createReplyWorker = (database: Database, log: Log) =>
  createDueWorker(
    database,
    {
      name: 'scheduled-replies',
      table: 'scheduled_replies',
      event: 'scheduled_reply.changed',
      nextDue,
      run: sendDueReply,
    },
    log,
  );

/** Ends snoozes when their time has come. */
export const createSnoozeWorker = (database: Database, log: Log) =>
  createDueWorker(
    database,
    {
      name: 'snoozes',
      table: 'ticket_snoozes',
      event: 'ticket.snoozed',
      nextDue: nextBack,
      run: wakeDueTicket,
    },
    log,
  );

/** Adds the notes of macros once they can no longer be undone. */
export const createNoteWorker = (database: Database, log: Log) =>
  createDueWorker(
    database,
    {
      name: 'macro-notes',
      table: 'macro_runs',
      event: 'macro.applied',
      nextDue: nextNote,
      run: sendDueNote,
    },
    log,
  );
