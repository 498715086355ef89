import type { Json, Text } from './columns.ts';

/** An incoming mail, and how it was processed. */
export interface InboundMailRow {
  organization_id: Text;
  id: Text;
  /** The recipients that are addresses of ours. */
  recipients: Json;
  /** The envelope sender, which gets bounces: '' for none; null when unknown. */
  envelope_from: Text | null;
  /** The address that it came from, and how that named itself; null where a server in front has taken it. */
  client_ip: Text | null;
  client_helo: Text | null;
  size: number;
  /** Held: it can be read, but does not become a message. */
  state: 'waiting' | 'done' | 'held' | 'failed';
  /** Wanted: somebody has it taken in, whatever held it. */
  outcome:
    | 'ticket'
    | 'reply'
    | 'follow_up'
    | 'note'
    | 'repeated'
    | 'spam'
    | 'test'
    | 'wanted'
    | null;
  /** Why it was held or has failed, in a sentence. */
  error: Text | null;
  sender: Text | null;
  /** Who wrote it, as a member has entered it; null where nobody has. */
  entered_sender: Json | null;
  /** Equal for two mails with the same content and Message-ID. */
  fingerprint: Text | null;
  ticket_id: Text | null;
  attempts: number;
  due_at: Text | null;
  leased_until: Text | null;
  received_at: Text;
  done_at: Text | null;
  raw: Uint8Array;
}

/** How far the mail of a mailbox elsewhere was fetched. */
export interface ImapMailboxRow {
  organization_id: Text;
  /** Of its server, user and folder. */
  id: Text;
  /** With another one, the server has numbered all anew. */
  uid_validity: Text;
  last_uid: number;
  fetched_at: Text;
}
