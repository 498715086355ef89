import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Place } from '../config.ts';

export interface S3Server {
  place: S3Place;
  /** The URL for settings. */
  url: string;
  /** The keys of stored objects. */
  keys(): string[];
  /** Stores an object directly, with this modification time. */
  put(key: string, bytes: Uint8Array, at?: number): void;
  /** Advances its clock. */
  pass(milliseconds: number): void;
  /** Deletes all stored objects. */
  clear(): void;
  /** Sets a failure for the next requests; null restores normal behavior. */
  behave(trouble: Trouble | null): void;
  /** The number of requests so far, successful or not. */
  asked(): number;
  close(): void;
}

/** Handles a request instead of the server; returns false to let the server handle it. */
export type Trouble = (request: IncomingMessage, response: ServerResponse) => boolean;

export const failing: Trouble = (request, response) => {
  request.resume();
  response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
  return true;
};
export const silent: Trouble = () => true;

const accessKeyId = 'AKIATEST';
const secretAccessKey = 'a secret/with+signs';
const region = 'eu-test-1';
const bucket = 'helpdesk-files';
const pageLength = 3;

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/**
 * An S3 server in memory with the features that our storage uses: objects with ranges, ListObjectsV2 with short pages, and
 * version 4 signatures. It computes them independently and requires them on every request, with the body's hash and length.
 */
export async function startS3(): Promise<S3Server> {
  const objects = new Map<string, { bytes: Uint8Array; at: number }>();
  let trouble: Trouble | null = null;
  let asked = 0;
  let ahead = 0;

  const server = createServer((request, response) => {
    asked += 1;
    if (trouble?.(request, response)) return;
    void answer(request, response).catch(() => response.destroy());
  });

  // Otherwise, a connection could be closed just as the next request uses it.
  server.keepAliveTimeout = 0;

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const refuse = (status: number, code: string) =>
      void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const url = new URL(request.url ?? '', 'http://s3');
    const code = url.searchParams.has('X-Amz-Signature')
      ? wrongInAddress(request, url, Date.now() + ahead)
      : wrongIn(request, url, body);
    if (code) return refuse(403, code);
    const [, inBucket, ...path] = url.pathname.split('/');
    if (inBucket !== bucket) return refuse(404, 'NoSuchBucket');
    const key = path.map(decodeURIComponent).join('/');
    if (request.method === 'PUT') {
      if (request.headers['content-length'] !== String(body.length)) {
        return refuse(411, 'MissingContentLength');
      }
      objects.set(key, { bytes: body, at: Date.now() });
      return void response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (key === '') return void response.end(listing(url.searchParams));
    const found = objects.get(key);
    if (!found) return refuse(404, 'NoSuchKey');
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const part = from ? found.bytes.subarray(Number(from), Number(to) + 1) : found.bytes;
    const asAsked = ['content-disposition', 'content-type', 'cache-control'].flatMap((name) => {
      const value = url.searchParams.get(`response-${name}`);
      return value ? [[name, value]] : [];
    });
    const headers = { 'content-length': part.length, ...Object.fromEntries(asAsked) };
    response.writeHead(from ? 206 : 200, headers).end(part);
  }

  function listing(query: URLSearchParams): string {
    const after = query.get('start-after') ?? '';
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const contents = keys.slice(0, pageLength).map((key) => {
      const at = new Date(objects.get(key)?.at ?? 0).toISOString();
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified></Contents>`;
    });
    const isCut = `<IsTruncated>${keys.length > pageLength}</IsTruncated>`;
    return `<?xml version="1.0"?><ListBucketResult>${isCut}${contents.join('')}</ListBucketResult>`;
  }

  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const prefix = 'files/';
  return {
    place: {
      endpoint,
      isPathStyle: true,
      region,
      bucket,
      prefix,
      accessKeyId,
      secretAccessKey,
      sessionToken: null,
    },
    url: `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${bucket}/files?${new URLSearchParams({ endpoint, region })}`,
    keys: () => [...objects.keys()],
    put: (key, bytes, at = Date.now()) => void objects.set(key, { bytes, at }),
    pass(milliseconds) {
      ahead += milliseconds;
    },
    clear: () => objects.clear(),
    behave(next) {
      trouble = next;
    },
    asked: () => asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Returns the error for an invalid version 4 signature or body. */
function wrongIn(request: IncomingMessage, url: URL, body: Buffer): string | null {
  const [, credential = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([\da-f]{64})$/.exec(
      request.headers.authorization ?? '',
    ) ?? [];
  const [id, day = '', ...scope] = credential.split('/');
  if (id !== accessKeyId) return 'InvalidAccessKeyId';
  if (scope.join('/') !== `${region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed';
  const time = String(request.headers['x-amz-date']);
  const content = String(request.headers['x-amz-content-sha256']);
  if (!names.split(';').includes('host') || !names.includes('x-amz-content-sha256')) {
    return 'AccessDenied';
  }
  if (signatureOf(request, url, { names, content, time, day }) !== signature) {
    return 'SignatureDoesNotMatch';
  }
  return sha256(body) === content ? null : 'XAmzContentSHA256Mismatch';
}

/** Returns the error for an invalid or expired presigned URL. */
function wrongInAddress(request: IncomingMessage, url: URL, at: number): string | null {
  const said = (name: string) => url.searchParams.get(`X-Amz-${name}`) ?? '';
  const [id, day = '', ...scope] = said('Credential').split('/');
  if (!['GET', 'PUT'].includes(request.method ?? '') || id !== accessKeyId) return 'AccessDenied';
  if (scope.join('/') !== `${region}/s3/aws4_request` || said('Algorithm') !== 'AWS4-HMAC-SHA256') {
    return 'AuthorizationQueryParametersError';
  }
  const time = said('Date');
  const names = said('SignedHeaders');
  if (!names.split(';').includes('host')) return 'AccessDenied';
  const given = { names, content: 'UNSIGNED-PAYLOAD', time, day };
  if (signatureOf(request, url, given) !== said('Signature')) return 'SignatureDoesNotMatch';
  const [, date = '', clock = ''] = /^(\d{8})T(\d{6})Z$/.exec(time) ?? [];
  const began = Date.parse(
    `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${clock.replace(/(..)(..)(..)/, '$1:$2:$3')}Z`,
  );
  return at < began + Number(said('Expires')) * 1_000 ? null : 'AccessDenied';
}

interface Given {
  /** Of the signed headers. */
  names: string;
  /** The hash of the body, or the marker that it isn't signed. */
  content: string;
  time: string;
  day: string;
}

function signatureOf(request: IncomingMessage, url: URL, { names, content, time, day }: Given) {
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join('&');
  const headers = names
    .split(';')
    .map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
    .join('');
  const canonical = [request.method, url.pathname, query, headers, names, content].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signed = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)];
  const key = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (made, step) => hmac(made, step),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  return hmac(key, signed.join('\n')).toString('hex');
}

const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
