import type { Json, Text } from './columns.ts';

/** An incoming mail, and how it was processed. */
export interface InboundMailRow {
  organization_id: Text;
  id: Text;
  /** The recipients that are addresses of ours. */
  recipients: Json;
  /** The envelope sender, which gets bounces: '' for none; null when unknown. */
  envelope_from: Text | null;
  size: number;
  /** Held: it can be read, but does not become a message. */
  state: 'waiting' | 'done' | 'held' | 'failed';
  outcome: 'ticket' | 'reply' | 'follow_up' | 'note' | 'repeated' | 'spam' | null;
  /** Why it was held or has failed, in a sentence. */
  error: Text | null;
  sender: Text | null;
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
