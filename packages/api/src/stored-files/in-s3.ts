import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Parser } from 'htmlparser2';
import type { S3Place } from '../config.ts';
import type { FileStorage, Lying } from './file-storage.ts';
import { notReadable, notStored } from './refused.ts';

interface Asked {
  method: 'GET' | 'PUT' | 'DELETE';
  headers?: Record<string, string>;
  body?: () => Readable;
  /** Milliseconds until the answer begins. */
  within: number;
}

const attempts = 3;
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const keyOf = ({ prefix }: S3Place, organizationId: string, sha256: string) =>
  `${prefix}${organizationId}/${sha256}`;

const keysOf = ({ accessKeyId, secretAccessKey, sessionToken, region }: S3Place) => ({
  accessKeyId,
  secretAccessKey,
  ...(sessionToken && { sessionToken }),
  service: 's3',
  region,
});

/** Seconds in which a download must begin. */
const presignedFor = 60;

/** An address at which the storage itself gives an object to whoever has it, with these headers and for a short time. */
export async function presignedAddress(
  place: S3Place,
  organizationId: string,
  sha256: string,
  { type, disposition }: { type: string; disposition: string },
): Promise<string> {
  const url = new URL(addressOf(place, keyOf(place, organizationId, sha256)));
  url.searchParams.set('X-Amz-Expires', String(presignedFor));
  url.searchParams.set('response-content-disposition', disposition);
  url.searchParams.set('response-content-type', type);
  url.searchParams.set('response-cache-control', 'private, no-store');
  const signer = new AwsV4Signer({
    method: 'GET',
    url: url.href,
    signQuery: true,
    ...keysOf(place),
  });
  return (await signer.sign()).url.href;
}

/** Objects of a bucket, at `{prefix}{organization}/{sha256}`; patience: milliseconds until an answer begins. */
export function s3Storage(place: S3Place, patience = 15_000): FileStorage {
  /** What is not there is an answer; of a server's trouble it tries again, and throws at the end. */
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
    const timer = setTimeout(() => cut.abort(new TooSlow('The storage does not answer')), within);
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

  return {
    async put(organizationId, { path, sha256, size }) {
      try {
        const answer = await ask(keyOf(place, organizationId, sha256), {
          method: 'PUT',
          // The hash is signed: the storage refuses other bytes than these.
          headers: { 'content-length': String(size), 'x-amz-content-sha256': sha256 },
          body: () => createReadStream(path),
          within: patience + size / 1_000,
        });
        await answer.arrayBuffer();
        if (!answer.ok) throw new Error('The bucket is not there');
      } catch (error) {
        throw notStored(error);
      }
    },

    async read(organizationId, sha256, range) {
      try {
        const answer = await ask(keyOf(place, organizationId, sha256), {
          method: 'GET',
          headers: range ? { range: `bytes=${range.start}-${range.end}` } : {},
          within: patience,
        });
        if (answer.status !== 404) return Readable.fromWeb(answer.body as ReadableStream);
        await answer.arrayBuffer();
        return null;
      } catch (error) {
        throw notReadable(error);
      }
    },

    async *list() {
      for (let after: string | undefined = ''; after !== undefined; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: place.prefix });
        if (after) query.set('start-after', after);
        const answer = await ask(`?${query}`, { method: 'GET', within: patience });
        const { objects, isCut } = listed(await answer.text());
        for (const { key, at } of objects) {
          const found = readKey(key.slice(place.prefix.length));
          if (found) yield { ...found, at };
        }
        after = isCut ? objects.at(-1)?.key : undefined;
      }
    },

    async remove(organizationId, sha256) {
      const answer = await ask(keyOf(place, organizationId, sha256), {
        method: 'DELETE',
        within: patience,
      });
      await answer.arrayBuffer();
    },
  };
}

class TooSlow extends Error {}
const isOver = (error: Error) => error instanceof TooSlow;

async function failureOf(answer: Response): Promise<Error> {
  const text = await answer.text().catch(() => '');
  const code = /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? 'no code';
  return new Error(`The storage answered ${answer.status} (${code})`);
}

function addressOf({ endpoint, bucket, isPathStyle }: S3Place, key: string): string {
  const url = new URL(endpoint);
  if (isPathStyle) return `${url.origin}/${bucket}${key.startsWith('?') ? key : `/${key}`}`;
  return `${url.protocol}//${bucket}.${url.host}/${key}`;
}

function readKey(key: string): Omit<Lying, 'at'> | null {
  const [, organizationId, sha256] = /^([\w-]{1,64})\/([\da-f]{64})$/.exec(key) ?? [];
  return organizationId && sha256 ? { organizationId, sha256 } : null;
}

/** The answer of ListObjectsV2. */
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
