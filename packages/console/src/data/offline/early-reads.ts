/** A read that was started before the console's code was loaded. */
interface EarlyRead {
  sentAs: string;
  startedAt: number;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    /** The reads by URL; filled by the script in the head of the page, and emptied by the console. */
    earlyReads?: Map<string, EarlyRead>;
  }
}

const KEY = 'helpdesk_first_reads';
const MAX_PAGES = 20;
const MAX_READS = 8;
/** Time in milliseconds after page load in which a read counts as one of the first. */
const FIRST = 3_000;
/** Time in milliseconds after which an early response is too old to use. */
const FRESH = 15_000;

type FirstReads = [page: string, reads: string[]][];

const pageNow = () => window.location.pathname + window.location.search;

function firstReads(): FirstReads {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Starts the reads that this page started with last time, and the read of the signed-in user. */
export function startEarlyReads(token: string, organization: string | null) {
  const page = pageNow();
  const kept = firstReads().find(([known]) => known === page)?.[1] ?? [];
  const reads = new Set(['/api/auth/user', ...kept.filter((path) => path.startsWith('/api/'))]);
  const headers = new Headers({ Authorization: `Bearer ${token}` });
  if (organization) headers.set('X-Organization', organization);
  window.earlyReads = new Map();
  for (const path of reads) {
    const answer = fetch(path, { headers, credentials: 'include' });
    // Prevents an unhandled rejection: a read that isn't used must not report an error.
    answer.catch(() => {});
    const read = { sentAs: whoSends(headers), startedAt: performance.now(), answer };
    window.earlyReads.set(window.location.origin + path, read);
  }
}

const whoSends = (headers: Headers) =>
  `${headers.get('Authorization')} ${headers.get('X-Organization') ?? ''}`;

/** Returns the response of a read that was started early with the same credentials; each is returned only once. */
export function earlyAnswer(
  url: string,
  headers: Headers,
  signal: AbortSignal | null | undefined,
): Promise<Response> | undefined {
  const read = window.earlyReads?.get(url);
  if (!read) return undefined;
  window.earlyReads?.delete(url);
  const isFresh = performance.now() - read.startedAt < FRESH;
  if (!isFresh || read.sentAs !== whoSends(headers)) return undefined;
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
    read.answer.then(resolve, reject);
  });
}

let noted: { page: string; reads: string[] } | undefined;

/** Stores a read if it is one of the first of this page, for the next time that the page is opened. */
export function noteFirstRead(url: string) {
  if (performance.now() > FIRST) return;
  const { origin } = window.location;
  if (!noted) {
    noted = { page: pageNow(), reads: [] };
    setTimeout(keepFirstReads, FIRST);
  }
  const path = url.startsWith(origin) ? url.slice(origin.length) : '';
  const isNew = path && !noted.reads.includes(path) && noted.reads.length < MAX_READS;
  if (isNew && noted.page === pageNow()) noted.reads.push(path);
}

function keepFirstReads() {
  // Stores nothing if the user has signed out since.
  if (!noted || !localStorage.getItem('auth_token')) return;
  const { page, reads } = noted;
  const others = firstReads().filter(([known]) => known !== page);
  const kept = [[page, reads], ...others].slice(0, MAX_PAGES);
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Clears the stored reads on sign-out, because their URLs may contain search terms. */
export function forgetFirstReads() {
  noted = undefined;
  localStorage.removeItem(KEY);
}
