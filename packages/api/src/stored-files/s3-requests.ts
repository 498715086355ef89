import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Parser } from 'htmlparser2';
import type { S3Place } from '../config.ts';
import type { Received } from './disk.ts';
import { notReadable, notStored } from './refused.ts';

interface Asked {
  method: 'GET' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: () => Readable;
  /** Milliseconds until the response begins. */
  within: number;
}

const attempts = 3;
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const keysOf = ({ accessKeyId, secretAccessKey, sessionToken, region }: S3Place) => ({
  accessKeyId,
  secretAccessKey,
  ...(sessionToken && { sessionToken }),
  service: 's3',
  region,
});

export type AskS3 = ReturnType<typeof askingS3>;

/** Sends signed requests to a bucket. */
export function askingS3(place: S3Place) {
  /** Returns a 404 as a response. Retries after server errors, and throws after the last attempt. */
  async function ask(key: string, asked: Asked): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await once(key, asked).catch((error: unknown) => error as Error);
      if (!(answer instanceof Error) && (answer.ok || answer.status === 404)) return answer;
      const failed = answer instanceof Error ? answer : await failureOf(answer);
      const isWorthwhile = answer instanceof Error ? !isOver(answer) : answer.status >= 500;
      if (!isWorthwhile || attempt === attempts) throw failed;
      await pause(200 * 3 ** (attempt - 1));
    }
  }

  async function once(key: string, { method, headers, body, within }: Asked): Promise<Response> {
    const signer = new AwsV4Signer({
      method,
      url: addressOf(place, key),
      headers: { 'x-amz-content-sha256': emptyHash, ...headers },
      ...keysOf(place),
    });
    const signed = await signer.sign();
    const cut = new AbortController();
    const timer = setTimeout(
      () => cut.abort(new TooSlow("The file storage isn't responding")),
      within,
    );
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        redirect: 'error',
        signal: cut.signal,
        ...(body && { body: Readable.toWeb(body()), duplex: 'half' }),
      } as RequestInit);
    } finally {
      clearTimeout(timer);
    }
  }

  return ask;
}

/** Uploads a file from disk to the bucket. */
export async function putObject(
  ask: AskS3,
  key: string,
  { path, sha256, size }: Pick<Received, 'path' | 'sha256' | 'size'>,
  timeout: number,
): Promise<void> {
  try {
    const answer = await ask(key, {
      method: 'PUT',
      // The hash is signed, so the storage rejects any other bytes.
      headers: { 'content-length': String(size), 'x-amz-content-sha256': sha256 },
      body: () => createReadStream(path),
      within: timeout + size / 1_000,
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error("The bucket doesn't exist");
  } catch (error) {
    throw notStored(error);
  }
}

/** The bytes of an object; null: not there. */
export async function readObject(
  ask: AskS3,
  key: string,
  within: number,
  headers: Record<string, string> = {},
): Promise<Readable | null> {
  try {
    const answer = await ask(key, { method: 'GET', headers, within });
    if (answer.status !== 404) return Readable.fromWeb(answer.body as ReadableStream);
    await answer.arrayBuffer();
    return null;
  } catch (error) {
    throw notReadable(error);
  }
}

/** The objects with a key prefix, and since when they exist. */
export async function* listObjects(ask: AskS3, prefix: string, within: number) {
  for (let after: string | undefined = ''; after !== undefined; ) {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (after) query.set('start-after', after);
    const answer = await ask(`?${query}`, { method: 'GET', within });
    const { objects, isCut } = listed(await answer.text());
    yield* objects;
    after = isCut ? objects.at(-1)?.key : undefined;
  }
}

/** Removes the objects with a key prefix that are older than `before`. */
export async function removeObjects(
  ask: AskS3,
  prefix: string,
  within: number,
  before = Number.POSITIVE_INFINITY,
): Promise<void> {
  for await (const one of listObjects(ask, prefix, within)) {
    if (one.at < before) await removeObject(ask, one.key, within);
  }
}

export async function removeObject(ask: AskS3, key: string, within: number): Promise<void> {
  const answer = await ask(key, { method: 'DELETE', within });
  await answer.arrayBuffer();
}

interface Presigned {
  method: 'GET' | 'PUT';
  key: string;
  seconds: number;
  /** Parameters and headers that the request must send unchanged. */
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

/** Creates a presigned URL, which works for a short time. */
export async function presigned(place: S3Place, asked: Presigned): Promise<string> {
  const { method, key, seconds, query = {}, headers = {} } = asked;
  const url = new URL(addressOf(place, key));
  url.searchParams.set('X-Amz-Expires', String(seconds));
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const how = { signQuery: true, allHeaders: true, ...keysOf(place) };
  const signer = new AwsV4Signer({ method, url: url.href, headers, ...how });
  return (await signer.sign()).url.href;
}

class TooSlow extends Error {}
const isOver = (error: Error) => error instanceof TooSlow;

async function failureOf(answer: Response): Promise<Error> {
  const text = await answer.text().catch(() => '');
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? 'no code';
  return new Error(`The file storage responded with ${answer.status} (${code})`);
}

/** The URL of an object; without a key, the prefix of all object URLs. */
export function addressOf({ endpoint, bucket, isPathStyle }: S3Place, key: string): string {
  const url = new URL(endpoint);
  if (isPathStyle) return `${url.origin}/${bucket}${key.startsWith('?') ? key : `/${key}`}`;
  return `${url.protocol}//${bucket}.${url.host}/${key}`;
}

/** Parses the response of ListObjectsV2. */
function listed(xml: string) {
  const objects: { key: string; at: number }[] = [];
  let isCut = false;
  let text = '';
  let key = '';
  let at = 0;
  const parser = new Parser(
    {
      onopentag: () => {
        text = '';
      },
      ontext: (part) => {
        text += part;
      },
      onclosetag: (name) => {
        if (name === 'Key') key = text;
        else if (name === 'LastModified') at = Date.parse(text);
        else if (name === 'IsTruncated') isCut = text === 'true';
        else if (name === 'Contents') objects.push({ key, at });
        text = '';
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return { objects, isCut };
}
