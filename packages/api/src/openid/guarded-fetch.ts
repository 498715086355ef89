import type { CustomFetch } from 'openid-client';
import type { Outbound } from '../outbound/request.ts';

const timeout = 10_000;
const maxBytes = 256 * 1024;

/** The guarded HTTP client in the library's interface: no private addresses, no redirects. */
export const guardedFetch =
  (outbound: Outbound): CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    if (method !== 'GET' && method !== 'POST') throw new Error(`No provider is sent ${method}`);
    const answer = await outbound.request(url, {
      method,
      headers,
      timeout,
      most: maxBytes,
      ...(body === undefined || body === null ? {} : { body: String(body) }),
      ...(signal && { signal }),
    });
    const type = answer.headers['content-type'];
    const hasBody = answer.status !== 204 && answer.status !== 304;
    return new Response(hasBody ? new Uint8Array(answer.bytes) : null, {
      status: answer.status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };
