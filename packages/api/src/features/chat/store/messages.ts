import type { Schema } from '@helpdesk/sdk/contract/operations';
import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import type { Formatted } from '../../../formatting/formatted.ts';
import { keepHtml } from '../../../formatting/store/message-html.ts';
import { fileItemsOf } from '../../../stored-files/read/message-files.ts';
import { attachFiles } from '../../../stored-files/store/message-files.ts';
import type { Uploader } from '../../../stored-files/uploader.ts';
import { marksOf, messageFacts } from '../present.ts';
import { type ChatRow, findChat, type ShownMessage, withFiles } from '../read/sessions.ts';
import type { Agent } from './change.ts';
import { chatClosed, chatMissing, chatWithBot } from './change.ts';
import { keepFilesOfMail, type Mailed, mailDueAfter } from './mailed.ts';
import { isFree, takeChat } from './take.ts';

/** The authenticated author of a chat message. */
export type Speaker =
  | { type: 'agent'; userId: string; name: string }
  | { type: 'bot' | 'customer'; userId: null; name: string };

/** The maximum length of a chat message. */
export const longestWords = 4_000;

export const bot: Speaker = { type: 'bot', userId: null, name: chatSentences.bot };

export interface Said {
  sessionId: string;
  speaker: Speaker;
  text: string;
  /** How an agent's message is formatted. */
  formatting?: Pick<Formatted, 'html' | 'markdown'> | undefined;
  /** Deduplicates messages of this kind of author. */
  clientId: string | null;
  attached?: Attached | undefined;
  /** The visitor's email that became this message. */
  mail?: Mailed | undefined;
  /** The cards that the bot offers with it. */
  cards?: readonly Schema<'ChatCard'>[] | undefined;
}

/** The uploads for a message, with their limits. */
export interface Attached {
  ids: readonly string[] | undefined;
  maxMessageBytes: number;
}

export interface Stored {
  message: ShownMessage;
  /** False if the message was already stored. */
  isNew: boolean;
}

/** Receipts of one side. */
export interface Seen {
  sessionId: string;
  side: 'customer' | 'staff';
  read: number;
  delivered?: number | undefined;
}

const byClientId = prepare((org, p: P<'session' | 'client' | 'sender'>) =>
  withFiles(org)
    .where('session_id', p.session)
    .where('sender_type', p.sender)
    .where('client_id', p.client),
);

const unreadAfter = prepare((org, p: P<'session' | 'seq'>) =>
  org
    .from('chat_messages')
    .where('session_id', p.session)
    .where('seq', '>', p.seq)
    .where('sender_type', 'customer')
    .count('* as count'),
);

/**
 * Handles many messages in one transaction: each session is read at its first and written after its last. A
 * rejected
 * message throws before anything of it is written.
 */
export function openBatch(tx: Tx) {
  const sessions = new Map<string, ChatRow>();
  const changed = new Set<ChatRow>();

  async function sessionOf(id: string): Promise<ChatRow> {
    const row = sessions.get(id) ?? (await findChat(tx, id));
    if (!row) throw chatMissing();
    sessions.set(id, row);
    return row;
  }

  async function take(row: ChatRow, agent: Agent): Promise<ChatRow> {
    await write(row);
    const taken = await takeChat(tx, row, agent);
    sessions.set(row.id, taken);
    return taken;
  }

  async function write(row: ChatRow) {
    if (!changed.delete(row)) return;
    await tx.update(
      'chat_sessions',
      { id: row.id },
      {
        updated_at: row.updated_at,
        last_seq: row.last_seq,
        unread: row.unread,
        awaited_since: row.awaited_since,
        customer_delivered: row.customer_delivered,
        customer_read: row.customer_read,
        staff_delivered: row.staff_delivered,
        staff_read: row.staff_read,
        mail_due_at: row.mail_due_at,
      },
    );
  }

  return {
    /** Adds a message, or finds the stored one; an agent's first message accepts the chat. */
    async say({
      sessionId,
      speaker,
      text,
      formatting,
      clientId,
      attached,
      mail,
      cards,
    }: Said): Promise<Stored> {
      let row = await sessionOf(sessionId);
      if (row.status === 'closed') {
        const known = await findSaid(tx, sessionId, speaker.type, clientId);
        if (known) return { message: known, isNew: false };
        throw chatClosed();
      }
      // If this is a repeat, its files are already attached.
      const known =
        attached?.ids?.length && (await findSaid(tx, sessionId, speaker.type, clientId));
      if (known) return { message: known, isNew: false };
      if (attached?.ids?.length && row.with_bot === 1 && speaker.type === 'customer') {
        throw chatWithBot();
      }
      const at = now();
      const id = newId();
      const by = uploaderOf(speaker, sessionId);
      const files = attached
        ? await attachFiles(tx, id, attached.ids, by, attached)
        : await keepFilesOfMail(tx, id, mail);
      const said = {
        organization_id: tx.id,
        session_id: sessionId,
        seq: row.last_seq + 1,
        id,
        client_id: clientId,
        sender_type: speaker.type,
        user_id: speaker.userId,
        // The visitor may have given a name after the socket was opened.
        sender_name: (speaker.type === 'customer' && row.customer_name) || speaker.name,
        body: text,
        cards: cards?.length ? JSON.stringify(cards) : null,
        mail_id: mail?.id ?? null,
        created_at: at,
      };
      if (!(await tx.insertIfAbsent('chat_messages', said))) {
        const known = await findSaid(tx, sessionId, speaker.type, clientId);
        if (!known) throw new Error(`A message of chat ${sessionId} took the number of another`);
        return { message: known, isNew: false };
      }
      const html = formatting?.html ?? null;
      const sender_check = mail?.senderCheck ?? null;
      await keepHtml(tx, id, { ...formatting, html, sender_check });
      if (speaker.type === 'agent' && isFree(row)) row = await take(row, speaker);
      row.last_seq += 1;
      row.updated_at = at;
      if (speaker.type === 'customer') row.unread += 1;
      row.awaited_since = awaitedAfter(row, speaker, at);
      if (speaker.type === 'agent') row.mail_due_at ??= mailDueAfter(at);
      changed.add(row);
      const message = { ...said, html, sender_check, file_items: fileItemsOf(files) };
      const { status, agent_id: agentId, unread, awaited_since: awaitedSince } = row;
      await tx.record('chat.message', {
        session: {
          id: sessionId,
          status,
          withBot: row.with_bot === 1,
          agentId,
          unread,
          awaitedSince,
        },
        message: messageFacts(message),
      });
      return { message, isNew: true };
    },

    /** Moves the receipts of one side forward and returns them. */
    async see({ sessionId, side, read, delivered = read }: Seen) {
      const row = await sessionOf(sessionId);
      const before = JSON.stringify(marksOf(row));
      const reached = (from: number, to: number) => Math.max(from, Math.min(to, row.last_seq));
      const [isRead, isDelivered] = [`${side}_read`, `${side}_delivered`] as const;
      const readBefore = row[isRead];
      row[isRead] = reached(row[isRead], read);
      row[isDelivered] = reached(Math.max(row[isDelivered], row[isRead]), delivered);
      const marks = marksOf(row);
      if (JSON.stringify(marks) === before) return marks;
      if (side === 'staff' && row.staff_read !== readBefore) {
        row.unread = await countUnread(tx, row);
      }
      if (row.customer_read === row.last_seq) row.mail_due_at = null;
      changed.add(row);
      await tx.record('chat.read', { sessionId, marks, unread: row.unread });
      return marks;
    },

    async finish() {
      for (const row of changed) await write(row);
    },
  };
}

export type Batch = ReturnType<typeof openBatch>;

/** The owner of visitors' uploads: the chat itself. */
export const visitorOfChat = (sessionId: string) => ({ visitor: `chat ${sessionId}` });

const uploaderOf = ({ userId }: Speaker, sessionId: string): Uploader =>
  userId === null ? visitorOfChat(sessionId) : { userId };

/** When the visitor started waiting, as of this message. A bot's answer ends the wait only in a chat that the bot leads. */
function awaitedAfter(row: ChatRow, { type }: Speaker, at: string): string | null {
  if (type === 'customer') return row.awaited_since ?? at;
  return type === 'agent' || row.with_bot === 1 ? null : row.awaited_since;
}

async function countUnread(tx: Tx, row: ChatRow): Promise<number> {
  // Equivalent when changed: no message follows the last one; this saves a query.
  if (row.staff_read === row.last_seq) return 0;
  const found = await tx.first<{ count: number }>(
    unreadAfter({ session: row.id, seq: row.staff_read }),
  );
  return Number(found?.count ?? 0);
}

async function findSaid(tx: Tx, session: string, sender: string, client: string | null) {
  // Equivalent when changed: no message has null as its client ID, so the query would find none.
  if (client === null) return undefined;
  return tx.first<ShownMessage>(byClientId({ session, sender, client }));
}

/** Runs in its own transaction, or in the given one. */
export function inBatch<R>(org: Org, work: (batch: Batch, tx: Tx) => Promise<R>): Promise<R> {
  return org.write(async (tx) => {
    const batch = openBatch(tx);
    const result = await work(batch, tx);
    await batch.finish();
    return result;
  });
}
