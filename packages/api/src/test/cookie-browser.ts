import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** Follows redirects like a browser, with cookies. */
export interface CookieBrowser {
  /** Opens a URL, or sends JSON to it. Follows redirects up to the first one that matches `until`. */
  open(url: string, until?: (url: URL) => boolean, json?: string): Promise<Opened>;
  cookies: Map<string, Map<string, string>>;
}

export interface Opened {
  status: number;
  url: URL;
  text: string;
}

export function cookieBrowser(): CookieBrowser {
  const cookies = new Map<string, Map<string, string>>();
  const jarOf = (origin: string) => {
    const jar = cookies.get(origin) ?? new Map<string, string>();
    cookies.set(origin, jar);
    return jar;
  };
  async function open(address: string, until = (_: URL) => false, json = ''): Promise<Opened> {
    let url = new URL(address);
    for (let step = 0; step < 12; step += 1) {
      if (until(url)) return { status: 0, url, text: '' };
      const jar = jarOf(url.origin);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await ask(url, cookie, json);
      for (const line of answer.headers['set-cookie'] ?? []) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        const value = pair.slice(at + 1);
        const isOver = value === '' || /max-age=0/i.test(line);
        if (isOver) jar.delete(pair.slice(0, at));
        else jar.set(pair.slice(0, at), value);
      }
      const next = answer.headers.location;
      if (!next) return { status: answer.statusCode ?? 0, url, text: await text(answer) };
      answer.resume();
      url = new URL(next, url);
    }
    throw new Error(`Too many redirects from ${address}`);
  }
  return { open, cookies };
}

/** Sends a request to this machine, whatever its host name is. */
function ask({ hostname: name, host, port, pathname, search }: URL, cookie: string, json: string) {
  const hostname = /^[a-z]/.test(name) ? '127.0.0.1' : name;
  const headers = { cookie, host, ...(json && { 'content-type': 'application/json' }) };
  const path = pathname + search;
  const method = json ? 'POST' : 'GET';
  return new Promise<IncomingMessage>((done, fail) => {
    const asked = request({ hostname, port, path, method, headers }, done);
    asked.once('error', fail).end(json);
  });
}
