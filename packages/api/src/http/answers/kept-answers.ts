import type { OperationId } from '@helpdesk/sdk/contract/operations';
import type { Context } from 'koa';
import { setJsonType } from '../bodies/json-type.ts';
import { isUnchanged, type VersionTag } from './etag.ts';

/** Operations that many screens poll and that read only the organization's own tables. */
const keptOperations: ReadonlySet<OperationId> = new Set([
  'dashboard.counts',
  'tickets.list',
  'tickets.stats',
  'tickets.get',
]);

/** The same for visitors, independent of date and time: a page calls them before its visitor has done anything. */
const keptForVisitors: ReadonlySet<OperationId> = new Set([
  'publicHelp.categories',
  'publicOrganization.get',
  'widget.form',
]);

export const isKeptForVisitors = (id: OperationId) => keptForVisitors.has(id);

/** A response, ready to be sent again. */
interface Answer {
  etag: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

interface OfOrganization {
  version: number;
  bytes: number;
  answers: Map<string, Answer>;
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

const headersOfPages = ['X-Total-Count', 'Link'];
/** Approximate size of an answer without its body and key. */
const overhead = 500;

/**
 * A cache of recent answers, for clients that repeat a read while nothing has changed. The key contains everything that an
 * answer depends on: its address, and its version tag, which names the organization, its version, how the request selected
 * it, and the reader with their role or the visitor's site. A new version of the organization clears its answers.
 * `Cache-Control: no-cache` skips the cache.
 */
export function createKeptAnswers(maxBytes = 16 * 2 ** 20) {
  /** Least recently used first. */
  const organizations = new Map<string, OfOrganization>();
  let total = 0;

  function forget(id: string) {
    total -= organizations.get(id)?.bytes ?? 0;
    organizations.delete(id);
  }

  /** The cached answers of this version, which becomes the most recently used. */
  function currentOf({ organizationId, version }: VersionTag): OfOrganization {
    const known = organizations.get(organizationId);
    if (known && known.version !== version) forget(organizationId);
    const current = known?.version === version ? known : { version, bytes: 0, answers: new Map() };
    organizations.delete(organizationId);
    organizations.set(organizationId, current);
    return current;
  }

  const mayKeep = (context: Context, id: OperationId) =>
    context.method === 'GET' &&
    (keptOperations.has(id) || keptForVisitors.has(id)) &&
    !context.get('Cache-Control').includes('no-cache');
  const keyOf = (context: Context, tag: VersionTag) => `${tag.text} ${context.url}`;

  return {
    bytes: () => total,

    /** Sends the cached answer; returns false if there is none. */
    answers(context: Context, id: OperationId, tag: VersionTag): boolean {
      if (!mayKeep(context, id)) return false;
      const kept = organizations.get(tag.organizationId)?.answers.get(keyOf(context, tag));
      if (!kept) return false;
      currentOf(tag);
      context.status = 200;
      setJsonType(context);
      for (const [name, value] of kept.headers) context.res.setHeader(name, value);
      if (isUnchanged(context, kept.etag)) context.status = 304;
      else context.body = kept.body;
      return true;
    },

    /** Caches the answer that was just written. */
    keep(context: Context, id: OperationId, tag: VersionTag, etag: string, text: string) {
      if (!mayKeep(context, id)) return;
      const headers = headersOfPages.flatMap((name) => {
        const value = context.response.get(name);
        return value ? [[name, value] as const] : [];
      });
      const current = currentOf(tag);
      const key = keyOf(context, tag);
      if (current.answers.has(key)) return;
      const body = Buffer.from(text);
      current.answers.set(key, { etag, headers, body });
      const bytes = body.length + 2 * key.length + overhead;
      current.bytes += bytes;
      total += bytes;
      for (const oldest of organizations.keys()) {
        if (total <= maxBytes) break;
        forget(oldest);
      }
    },
  };
}
