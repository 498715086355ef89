// Takes the screenshots of the README from the demo organization: `npm run screenshots:readme`.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { browserArguments, executablePath } from './browser.ts';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'docs/pictures');
const password = 'pictures-of-the-readme';
const data = mkdtempSync(path.join(os.tmpdir(), 'helpdesk-pictures-'));
const port = await freePort();
const url = `http://localhost:${port}`;

/** Pictures beyond this size slow the README down. */
const maxBytes = 200 * 1024;

interface Picture {
  name: string;
  width: number;
  height: number;
  /** Opens the screen that the picture shows. */
  open: (page: Page) => Promise<void>;
  /** The part of the window to keep; the whole window by default. */
  clip?: { x: number; y: number; width: number; height: number };
}

const pictures: Picture[] = [
  {
    name: 'inbox',
    width: 1280,
    height: 800,
    async open(page) {
      await page.goto(`${url}/tickets`);
      await page
        .getByText(/TK-\d{4}-\d{6}/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'chat',
    width: 900,
    height: 700,
    async open(page) {
      await page.goto(`${url}/public/help/demo`);
      await page.locator('helpdesk-chat').getByRole('button').first().click();
      await page.locator('helpdesk-chat').getByRole('textbox').first().waitFor();
    },
    clip: { x: 460, y: 20, width: 440, height: 680 },
  },
  {
    name: 'help-center',
    width: 1280,
    height: 800,
    async open(page) {
      await page.goto(`${url}/public/help/demo`);
      await page.getByRole('searchbox').or(page.getByRole('textbox')).first().waitFor();
    },
  },
];

mkdirSync(folder, { recursive: true });
const server = spawn('node', ['packages/api/dist/server.cjs'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    EXAMPLES_PORT: '0',
    PUBLIC_URL: url,
    DATA_DIR: data,
    DATABASE_URL: `sqlite:${path.join(data, 'helpdesk.sqlite')}`,
    DEMO: '1',
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'warn',
  },
});

try {
  const token = await signIn();
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  for (const picture of pictures) {
    for (const scheme of ['light', 'dark'] as const) await take(browser, picture, scheme, token);
  }
  await browser.close();
} finally {
  server.kill('SIGTERM');
  await new Promise((done) => server.once('exit', done));
  rmSync(data, { recursive: true, force: true });
}

/** Waits for the server, and signs in as the admin of the demo organization. */
async function signIn(): Promise<string> {
  for (let turn = 0; turn < 600; turn += 1) {
    const health = await fetch(`${url}/api/v1/health`).catch(() => null);
    if (health?.ok) break;
    await new Promise((done) => setTimeout(done, 100));
  }
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.test', password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

async function take(browser: Browser, picture: Picture, scheme: 'light' | 'dark', token: string) {
  const { name, width, height, open, clip } = picture;
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ([key, isDark]) => {
      localStorage.setItem('auth_token', String(key));
      localStorage.setItem('helpdesk_dark', String(isDark));
    },
    [token, scheme === 'dark'] as const,
  );
  const page = await context.newPage();
  await open(page);
  await page.waitForLoadState('networkidle');
  const file = path.join(folder, `${name}-${scheme}.webp`);
  const taken = await page.screenshot(clip ? { clip } : {});
  await sharp(taken).webp({ quality: 85 }).toFile(file);
  await context.close();
  const { size } = statSync(file);
  process.stdout.write(`${path.relative(root, file)} ${Math.round(size / 1024)} kB\n`);
  if (size > maxBytes) throw new Error(`${file} has more than ${maxBytes / 1024} kB`);
}
