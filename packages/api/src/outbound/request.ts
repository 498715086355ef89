import http from 'node:http';
import https from 'node:https';
import { checkHost, guardedLookup, NotAllowed } from './addresses.ts';

export interface OutboundRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Milliseconds for the whole exchange (default 20,000). */
  timeout?: number;
  /** Maximum bytes of the response that are read (default 64 kB); the rest is ignored. */
  most?: number;
  signal?: AbortSignal;
}

export interface OutboundAnswer {
  /** May be that of a redirect, because redirects aren't followed. */
  status: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
  /** The body decoded as text. */
  readonly body: string;
}

/** Calls addresses that organizations enter; the only client for outgoing HTTP. */
export interface Outbound {
  /** Throws `NotAllowed` for anything but an http(s) address on the public internet. */
  check(url: string): URL;
  request(url: string, request: OutboundRequest): Promise<OutboundAnswer>;
  close(): void;
}

/** `allowPrivate` is set by the operator (development, on-premises), never by an organization. */
export function createOutbound({ allowPrivate }: { allowPrivate: boolean }): Outbound {
  const options = { keepAlive: true, maxSockets: 16, maxFreeSockets: 4, timeout: 30_000 };
  const lookup = guardedLookup(allowPrivate);
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };

  function check(text: string): URL {
    if (!URL.canParse(text)) throw new NotAllowed();
    const url = new URL(text);
    const isPlain = url.protocol in agents && !url.username && !url.password;
    if (!isPlain) throw new NotAllowed();
    checkHost(url.hostname, allowPrivate);
    return url;
  }

  function request(text: string, asked: OutboundRequest): Promise<OutboundAnswer> {
    const { method, headers, body, timeout = 20_000, most = 65_536, signal } = asked;
    const url = check(text);
    const over = AbortSignal.timeout(timeout);
    const { request: open } = url.protocol === 'https:' ? https : http;
    return new Promise((resolve, reject) => {
      const call = open(url, {
        method,
        lookup,
        agent: agents[url.protocol as keyof typeof agents],
        signal: signal ? AbortSignal.any([signal, over]) : over,
        headers: {
          'User-Agent': 'Helpdesk',
          ...headers,
          ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
        },
      });
      call.on('error', reject);
      call.on('response', (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        const finish = () => {
          const bytes = Buffer.concat(parts).subarray(0, most);
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            bytes,
            get body() {
              return bytes.toString('utf8');
            },
          });
        };
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size < most) return;
          finish();
          call.destroy();
        });
        answer.on('end', finish);
        answer.on('error', reject);
        answer.on('aborted', () => reject(new Error('The response was cut off')));
      });
      call.end(body);
    });
  }

  return {
    check,
    request,
    close: () => {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
