import type { Json, Text } from './columns.ts';

/** A mail as it came in, and what became of it. */
export interface InboundMailRow {
  organization_id: Text;
  id: Text;
  /** Those of its recipients that are ours. */
  recipients: Json;
  /** Who hears when it cannot be delivered: '' nobody; null: it was not told. */
  envelope_from: Text | null;
  size: number;
  /** Held: it can be read, and becomes nothing. */
  state: 'waiting' | 'done' | 'held' | 'failed';
  outcome: 'ticket' | 'reply' | 'follow_up' | 'note' | 'repeated' | null;
  /** Why it was held or has failed, in a sentence. */
  error: Text | null;
  sender: Text | null;
  /** The same of two mails that say the same under the same Message-ID. */
  fingerprint: Text | null;
  ticket_id: Text | null;
  attempts: number;
  due_at: Text | null;
  leased_until: Text | null;
  received_at: Text;
  done_at: Text | null;
  raw: Uint8Array;
}
