/** Follows redirects as a browser does, with its cookies. */
export interface CookieBrowser {
  /** Opens an address, and follows redirects until one matches `until`, which it does not follow. */
  open(url: string, until?: (url: URL) => boolean): Promise<Opened>;
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
  async function open(text: string, until = (_: URL) => false): Promise<Opened> {
    let url = new URL(text);
    for (let step = 0; step < 12; step += 1) {
      if (until(url)) return { status: 0, url, text: '' };
      const jar = jarOf(url.origin);
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const at = pair.indexOf('=');
        const value = pair.slice(at + 1);
        const isOver = value === '' || /max-age=0/i.test(line);
        if (isOver) jar.delete(pair.slice(0, at));
        else jar.set(pair.slice(0, at), value);
      }
      const next = answer.headers.get('location');
      if (!next) return { status: answer.status, url, text: await answer.text() };
      await answer.body?.cancel();
      url = new URL(next, url);
    }
    throw new Error(`Too many redirects from ${text}`);
  }
  return { open, cookies };
}
