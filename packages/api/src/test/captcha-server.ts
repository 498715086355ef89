import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the provider, whichever one it stands for. */
interface Asked {
  secret: string;
  token: string;
  siteKey: string | null;
  /** The names of all fields that were sent. */
  fields: string[];
}

/** Starts a local captcha provider. It knows the secrets of sites, and accepts each token once, with its site's secret. */
export async function startCaptchaServer() {
  const asked: Asked[] = [];
  /** Tokens that visitors got, by the secret of their site. */
  const tokens = new Map<string, string>();
  const secrets = new Set<string>();
  /** Its response while it is out of order, instead of the usual one. */
  let broken: ((response: ServerResponse) => void) | null = null;

  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isFriendly = request.headers['content-type'] === 'application/json';
      const text = Buffer.concat(parts).toString('utf8');
      const sent: Record<string, string> = isFriendly
        ? JSON.parse(text)
        : Object.fromEntries(new URLSearchParams(text));
      const { secret = '', response: given, solution, sitekey: siteKey = null } = sent;
      const token = given ?? solution ?? '';
      asked.push({ secret, token, siteKey, fields: Object.keys(sent).sort() });
      if (broken) return broken(response);
      const say = (status: number, success: boolean, friendly: string, others: string) => {
        response.statusCode = isFriendly ? status : 200;
        const codes = success ? [] : [isFriendly ? friendly : others];
        response.end(JSON.stringify({ success, [isFriendly ? 'errors' : 'error-codes']: codes }));
      };
      if (!secrets.has(secret)) return say(401, false, 'secret_invalid', 'invalid-input-secret');
      if (tokens.get(token) !== secret) {
        return say(200, false, 'solution_invalid', 'invalid-input-response');
      }
      tokens.delete(token);
      say(200, true, '', '');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify`;
  return {
    asked,
    captchaUrls: { turnstile: url, hcaptcha: url, friendly: url },
    /** Registers a site with this secret. */
    knows: (secret: string) => void secrets.add(secret),
    forgets: (secret: string) => void secrets.delete(secret),
    /** Returns a token for a visitor who passes. */
    pass(secret: string): string {
      const token = `0.token-${tokens.size}-${asked.length}.${Math.random().toString(36).slice(2)}`;
      tokens.set(token, secret);
      return token;
    },
    breaks: (how: typeof broken) => {
      broken = how;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
