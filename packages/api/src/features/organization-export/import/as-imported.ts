import { randomBytes } from 'node:crypto';
import { asNetwork } from '../../../auth/allowed-networks.ts';
import { seal } from '../../../auth/seal.ts';
import { hashToken } from '../../../auth/tokens.ts';
import { eventSubject } from '../../../database/event-subject.ts';
import { newId, now } from '../../../database/ids.ts';
import type { OrgTable } from '../../../database/tables.ts';
import type { EventName } from '../../../event-catalog.ts';
import { damaged } from './refused.ts';

type Row = Record<string, unknown>;

/** The files of an archive that were stored here. */
export interface Arrived {
  /** File sizes by hash. */
  sizes: ReadonlyMap<string, number>;
  missing: ReadonlySet<string>;
}

export interface Here extends Arrived {
  /** The server's secret. */
  secret: string;
  /** Whether files are scanned for viruses. */
  isScanned: boolean;
  cleanHtml(html: string): string;
}

/** A secret that no one knows, so it grants no access. */
const nobodysToken = () => hashToken(randomBytes(32).toString('base64url'));

/** Changes to rows on import; null for rows that are not imported. */
const changed: { [T in OrgTable]?: (row: Row, here: Here) => Row | null } = {
  organizations: (row) => {
    const { networks } = JSON.parse(String(row.allowed_networks ?? '{"networks":[]}'));
    for (const { network } of networks) {
      if (asNetwork(network) !== network)
        throw damaged(`allowedNetworks: ${network} is not a valid network`);
    }
    return row;
  },
  // Their secrets are not exported.
  captchas: () => null,
  sso_connections: () => null,
  // They were verified for the other server only.
  custom_domains: (row) => ({ ...row, verified_at: null }),
  sso_domains: (row) => ({ ...row, id: newId(), verified_at: null }),
  invitations: (row) => ({ ...row, token_hash: nobodysToken() }),
  // Disabled until an admin sets new secrets.
  api_keys: (row) => ({ ...row, is_active: 0, token_hash: nobodysToken() }),
  webhooks: (row, { secret }) => ({
    ...row,
    is_active: 0,
    secret: seal(secret, `whsec_${randomBytes(24).toString('base64')}`),
    headers: JSON.stringify(
      headersIn(row.headers).map(({ name }) => ({ name, value: seal(secret, ''), lastFour: null })),
    ),
  }),
  events: (row) => ({
    ...row,
    subject_id: eventSubject(row.name as EventName, JSON.parse(String(row.payload))),
  }),
  webhook_deliveries: (row) => (row.state === 'waiting' ? { ...row, state: 'failed' } : row),
  inbound_mails: (row) => ({
    ...row,
    ...(row.state === 'waiting' && { state: 'failed', error: 'The server that it came to had it' }),
  }),
  // Replies that were due before the import are not sent.
  scheduled_replies: (row) =>
    typeof row.due_at === 'string' && row.due_at <= now()
      ? { ...row, due_at: null, stopped: 'colleague' }
      : row,
  saved_reports: (row) => {
    const today = now().slice(0, 10);
    return typeof row.sent_for === 'string' && row.sent_for < today
      ? { ...row, sent_for: today }
      : row;
  },
  help_articles: (row, { cleanHtml }) => ({
    ...row,
    is_published: row.is_internal ? 0 : row.is_published,
    content: cleanHtml(String(row.content)),
    draft: draftOf(row.draft, cleanHtml),
  }),
  help_versions: (row, { cleanHtml }) => ({ ...row, content: cleanHtml(String(row.content)) }),
  help_translations: (row, { cleanHtml }) => ({
    ...row,
    content: cleanHtml(String(row.content)),
  }),
  stored_files: (row, here) => ({
    ...row,
    ...fileHere(row, here),
    claimed_at: now(),
    removing_at: null,
  }),
  message_files: (row, here) => ({ ...row, ...fileHere(row, here) }),
  files: (row, here) => {
    const isPicture =
      /^[\w-]{1,64}\.webp$/.test(String(row.name)) && /^image\/\w+$/.test(String(row.type));
    if (!isPicture || row.sha256 === null) throw damaged('it contains an invalid picture');
    const { size } = fileHere(row, here);
    return { ...row, size, bytes: Buffer.alloc(0), stored_at: now() };
  },
};

/** Returns a row as it is stored here; null if it is not imported. */
export function asImported(table: OrgTable, row: Row, here: Here): Row | null {
  const change = changed[table];
  return change ? change(row, here) : row;
}

function headersIn(text: unknown): { name: string }[] {
  const said: unknown = JSON.parse(String(text ?? '[]'));
  const isList = Array.isArray(said) && said.every((one) => typeof one?.name === 'string');
  if (!isList) throw damaged('a webhook has invalid headers');
  return said;
}

function draftOf(text: unknown, cleanHtml: Here['cleanHtml']): unknown {
  if (typeof text !== 'string') return text;
  const said = JSON.parse(text) as { content?: unknown };
  if (typeof said.content !== 'string') return text;
  return JSON.stringify({ ...said, content: cleanHtml(said.content) });
}

/** Checks a file against the archive and resets its scan result. */
function fileHere({ sha256, size, verdict, threat }: Row, here: Here) {
  const came = here.sizes.get(String(sha256));
  if (came === undefined && !here.missing.has(String(sha256))) {
    throw damaged(`the file ${String(sha256).slice(0, 64)} is missing`);
  }
  if (came !== undefined && came !== size) throw damaged('a file has the wrong size');
  // This server scans files again, even if another server's scanner found them clean.
  const isNews = here.isScanned && verdict !== 'infected';
  return { size, verdict: isNews ? 'pending' : verdict, threat: isNews ? null : threat };
}
