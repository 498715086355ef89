// Takes a screenshot of every email in the corpus as agents see it: `npm run screenshots:mail`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { browserArguments, executablePath } from './browser.ts';

const root = path.join(import.meta.dirname, '..');
const corpus = path.join(root, 'packages/api/src/mail/in/corpus');
const folder = path.join(root, 'screenshots/mail');
const [, , only = ''] = process.argv;
const token = 'a-token-for-pictures-of-mails-alone';
const password = 'pictures-of-mails';

const data = mkdtempSync(path.join(os.tmpdir(), 'helpdesk-mails-'));
mkdirSync(folder, { recursive: true });
const port = await freePort();
const url = `http://localhost:${port}`;
const server = spawn('node', ['packages/api/dist/server.cjs'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    EXAMPLES_PORT: '0',
    PUBLIC_URL: url,
    DATA_DIR: data,
    DEMO: '1',
    DEMO_PASSWORD: password,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    MAIL_IN_TOKEN: token,
    MAIL_IN_DOMAIN: 'help.example.com',
    MAIL_AUTH_SERVER: 'mx.acme.example',
  },
});

async function until<Found>(ask: () => Promise<Found | undefined>): Promise<Found> {
  for (let turn = 0; turn < 600; turn += 1) {
    const found = await ask().catch(() => undefined);
    if (found !== undefined) return found;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('It takes too long');
}

const json = async (address: string, init: RequestInit = {}) => {
  const answer = await fetch(url + address, init);
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

try {
  await until(async () => ((await fetch(`${url}/api/v1/health`)).ok ? true : undefined));
  const signedIn = (await json('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.test', password }),
  })) as { token: string };
  const headers = { authorization: `Bearer ${signedIn.token}` };
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const sizes = [
    [1440, 'light'],
    [390, 'dark'],
  ] as const;
  const pages = await Promise.all(
    sizes.map(async ([width, colorScheme]) => {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      await context.addInitScript(
        ([key, isDark]) => {
          if (window !== window.top) return;
          localStorage.setItem('auth_token', String(key));
          localStorage.setItem('helpdesk_dark', String(isDark));
        },
        [signedIn.token, colorScheme === 'dark'] as const,
      );
      return context.newPage();
    }),
  );
  for (const file of readdirSync(corpus).filter((name) => name.includes(only))) {
    const name = file.replace('.eml', '');
    const known = new Set(
      ((await json('/api/tickets?limit=200', { headers })) as { id: string }[]).map(({ id }) => id),
    );
    // Each email gets its own sender, because too many from one address are quarantined.
    const raw = readFileSync(path.join(corpus, file), 'latin1').replace(
      'vera@visitor.example',
      `${name}@visitor.example`,
    );
    await fetch(`${url}/api/inbound/mail?to=demo@help.example.com&from=${name}@visitor.example`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'message/rfc822' },
      body: Buffer.from(raw, 'latin1'),
    });
    let turns = 0;
    const id = await until(async () => {
      const list = (await json('/api/tickets?limit=200', { headers })) as { id: string }[];
      const made = list.find((one) => !known.has(one.id))?.id;
      // An email sent by a program is quarantined and doesn't become a ticket.
      return made ?? ((turns += 1) > 40 ? '' : undefined);
    });
    if (id === '') {
      process.stdout.write(`${name}: no ticket\n`);
      continue;
    }
    for (const [at, page] of pages.entries()) {
      await page.goto(`${url}/tickets/${id}`);
      const said = page.getByRole('region', { name: 'Description' });
      await said.waitFor();
      await page.waitForLoadState('networkidle');
      const more = said.getByText('Show more');
      if (await more.count()) await more.click();
      const [width, scheme] = sizes[at] ?? [0, ''];
      await said.screenshot({ path: path.join(folder, `${name}-${width}-${scheme}.png`) });
    }
    process.stdout.write(`${name}\n`);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  rmSync(data, { recursive: true, force: true });
}
