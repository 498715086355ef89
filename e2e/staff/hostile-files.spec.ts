import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHelpdesk } from '@helpdesk/sdk';
import { type BrowserContext, expect, type Page } from 'playwright/test';
import { WebSocket } from 'ws';
import { launchWhole } from '../browser.ts';
import { test } from '../fixtures.ts';
import { hostileFiles } from '../hostile-files.ts';
import { isInert, watch } from '../inert.ts';
import { demo, tokenAt } from '../people.ts';
import { ownServer } from './own-server.ts';

// UP-07: hostile files from strangers, through every channel, when they are shown, opened or loaded by a page.
const mailToken = 'a-token-for-this-journey-alone-0123456789';
/** The maximum number of files in a message. */
const atOnce = 20;
const parts = [hostileFiles.slice(0, atOnce), hostileFiles.slice(atOnce)];

type Server = Awaited<ReturnType<typeof ownServer>>;
interface Seen {
  id: string;
  ticketNumber: string;
  files: { name: string; type: string; url: string }[];
  messages: Pick<Seen, 'files'>[];
}

let server: Server;
let agent: string;
let formId: string;

async function ask<Answer>(path: string, body?: object, headers: Record<string, string> = {}) {
  const isBytes = Buffer.isBuffer(body);
  const answer = await fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      ...headers,
    },
    ...(body && { body: (isBytes ? body : JSON.stringify(body)) as BodyInit }),
  });
  const text = await answer.text();
  expect(answer.status, `${path}: ${text}`).toBeLessThan(300);
  return JSON.parse(text) as Answer;
}
const asAgent = () => ({ authorization: `Bearer ${agent}` });

const uploadAll = (path: string, some: typeof hostileFiles, headers?: Record<string, string>) =>
  Promise.all(
    some.map(async ({ name, content }) => {
      const at = `${path}${path.includes('?') ? '&' : '?'}name=${encodeURIComponent(name)}`;
      return (await ask<{ id: string }>(at, content, headers)).id;
    }),
  );

const newTicket = (customerEmail: string) =>
  ask<Seen>(
    '/api/tickets',
    { subject: 'Files', description: 'Files', customerName: 'Mallory', customerEmail },
    asAgent(),
  );

async function ticketOf(email: string) {
  let found: Seen | undefined;
  await expect
    .poll(async () => {
      const all = await ask<(Seen & { customerEmail: string })[]>(
        '/api/tickets?limit=100',
        undefined,
        asAgent(),
      );
      found = all.find(({ customerEmail }) => customerEmail === email);
      return found !== undefined;
    })
    .toBe(true);
  return found as Seen;
}

/** Sends all files through a channel and returns the ticket that has them. */
const doors: Record<string, (email: string) => Promise<Seen>> = {
  'the console': async (email) => {
    const ticket = await newTicket(email);
    for (const some of parts) {
      const fileIds = await uploadAll('/api/files', some, asAgent());
      await ask(`/api/tickets/${ticket.id}/messages`, { message: 'See', fileIds }, asAgent());
    }
    return ticket;
  },
  'the ticket page': async (email) => {
    const ticket = await newTicket(email);
    const at = `/api/public/tickets/demo/${ticket.id}`;
    const headers = { 'x-ticket-access': await accessTo(email, ticket) };
    for (const some of parts) {
      const fileIds = await uploadAll(`${at}/files`, some, headers);
      await ask(`${at}/messages`, { message: 'See', fileIds }, headers);
    }
    return ticket;
  },
  'the chat': async (customerEmail) => {
    const helpdesk = createHelpdesk({ baseUrl: server.url, token: agent });
    const live = helpdesk.realtime.connect({ onEvent() {}, WebSocket: WebSocket as never });
    const welcome = () => helpdesk.publicChat.welcome({ subdomain: 'demo' });
    await expect.poll(async () => (await welcome()).isAnybodyOnline).toBe(true);
    const sessions = '/api/public/chat/demo/sessions';
    const started = await ask<{ session: { id: string }; token: string }>(sessions, {
      customerName: 'Mallory',
      customerEmail,
      message: 'Hello',
      wantsPerson: true,
    });
    const { id } = started.session;
    const headers = { 'x-chat-access': started.token };
    for (const some of parts) {
      const fileIds = await uploadAll(`${sessions}/${id}/files`, some, headers);
      await ask(`${sessions}/${id}/messages`, { message: 'See', fileIds }, headers);
    }
    live.close();
    const made = await fetch(`${server.url}/api/chat/sessions/${id}/ticket`, {
      method: 'POST',
      headers: asAgent(),
    });
    return (await made.json()) as Seen;
  },
  'a form': async (email) => {
    for (const [at, some] of parts.entries()) {
      const theirs = at === 0 ? email : `more-${email}`;
      const upload = `/api/widget/files?org=demo&formId=${formId}&field=files`;
      const files = (await uploadAll(upload, some)).join('/');
      const data = { name: 'Mallory', email: theirs, message: 'See', files };
      await ask('/api/public/contact/demo/submit', { formId, data });
    }
    return ticketOf(email);
  },
  'a mail': async (email) => {
    for (const [at, some] of parts.entries()) {
      const theirs = at === 0 ? email : `more-${email}`;
      const raw = [
        `From: Mallory <${theirs}>`,
        'To: demo@help.example.com',
        'Subject: Files',
        'MIME-Version: 1.0',
        'Content-Type: multipart/mixed; boundary=edge',
        '',
        '--edge',
        'Content-Type: text/plain',
        '',
        'See',
        ...some.flatMap(({ name, content }) => [
          '--edge',
          // The sender chooses the declared type as freely as the name.
          'Content-Type: text/html',
          `Content-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}`,
          'Content-Transfer-Encoding: base64',
          '',
          content.toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
        ]),
        '--edge--',
        '',
      ].join('\r\n');
      await fetch(`${server.url}/api/inbound/mail?to=demo@help.example.com`, {
        method: 'POST',
        headers: { authorization: `Bearer ${mailToken}`, 'content-type': 'message/rfc822' },
        body: raw,
      });
      await ticketOf(theirs);
    }
    return ticketOf(email);
  },
};

const accessTo = async (email: string, { ticketNumber }: Pick<Seen, 'ticketNumber'>) =>
  (await ask<{ accessToken: string }>('/api/public/tickets/demo/lookup', { email, ticketNumber }))
    .accessToken;

const filesOn = async (id: string) => {
  const { files, messages } = await ask<Seen>(`/api/tickets/${id}`, undefined, asAgent());
  return [{ files }, ...messages].flatMap((one) => one.files);
};

const allowed =
  /^(application\/octet-stream|application\/zip|application\/pdf|text\/plain; charset=utf-8|image\/(png|jpeg|gif|webp)|audio\/wav)$/;

/** Records a window's requests to servers other than the helpdesk. */
function others(context: BrowserContext) {
  const asked: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.url) && !/^(data|blob|chrome-extension|chrome):/.test(url)) {
      asked.push(url);
    }
  });
  return asked;
}

/** Opens a URL. Returns null if the browser saves the file instead of showing it. */
const openFile = (page: Page, url: string) =>
  page.goto(url).catch((error: Error) => {
    if (/Download is starting|ERR_ABORTED/.test(error.message)) return null;
    throw error;
  });

test.beforeAll(async () => {
  server = await ownServer({ MAIL_IN_TOKEN: mailToken, MAIL_IN_DOMAIN: 'help.example.com' });
  agent = await tokenAt(server.url, demo.agent);
  const field = (name: string, type: string) => ({
    id: name,
    name,
    label: name,
    type,
    required: false,
    ...(type === 'file' && { validation: { maxFiles: atOnce } }),
  });
  const fields = [field('name', 'text'), field('email', 'email'), field('message', 'textarea')];
  const form = { name: 'Files', title: 'Files', fields: [...fields, field('files', 'file')] };
  formId = (await ask<{ id: string }>('/api/contact-forms', form, asAgent())).id;
});
test.afterAll(() => server.end());

for (const [at, [door, send]] of Object.entries(doors).entries()) {
  test(`UP-07: hostile files sent through ${door} never run, get sniffed or call other servers`, {
    tag: '@full',
  }, async () => {
    expect(hostileFiles.length).toBeGreaterThanOrEqual(30);
    const email = `mallory-${at}@visitor.example`;
    const ticket = await send(email);
    const files = await filesOn(ticket.id);
    const isSplit = ['a form', 'a mail'].includes(door);
    if (isSplit) files.push(...(await filesOn((await ticketOf(`more-${email}`)).id)));
    expect(files).toHaveLength(hostileFiles.length);
    const browser = await launchWhole();
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const asked = others(context);
    const effects: string[] = [];
    try {
      const page = await context.newPage();
      const seen = await watch(page);
      await page.addInitScript((value) => {
        if (window.origin === location.origin) localStorage.setItem('auth_token', value);
      }, agent);
      await page.goto(`${server.url}/tickets/${ticket.id}`);
      const first = page.getByRole('link', { name: /^Download page\.html/ }).first();
      await expect(first).toBeVisible();
      await isInert(page, 'the console');
      await page.goto(
        `${server.url}/public/ticket/demo/${ticket.id}#access=${await accessTo(email, ticket)}`,
      );
      await expect(page.getByRole('link', { name: /^Download page\.html/ }).first()).toBeVisible();
      await isInert(page, 'the ticket page');
      effects.push(...seen);
      await page.close();

      const tab = await context.newPage();
      const done = await watch(tab);
      for (const { name, type, url } of files) {
        const got = await fetch(`${server.url}${url}`);
        expect(got.headers.get('content-type'), name).toMatch(allowed);
        expect(got.headers.get('x-content-type-options'), name).toBe('nosniff');
        expect(got.headers.get('content-security-policy'), name).toBe(
          "sandbox; default-src 'none'",
        );
        await got.arrayBuffer();
        const answer = await openFile(tab, `${server.url}${url}`);
        if (answer) {
          // The page has the type that the server declares, and no origin.
          expect(got.headers.get('content-disposition'), name).toMatch(/^inline/);
          if (type !== 'application/pdf') {
            const is = await tab.evaluate(() => [document.contentType, window.origin]);
            expect(is, name).toEqual([type, 'null']);
          }
        } else expect(got.headers.get('content-disposition'), name).toMatch(/^attachment/);
      }
      effects.push(...done);
      await tab.close();

      // A foreign page loads the files as scripts and styles.
      const takesIn = files
        .map(({ url }) => `${server.url}${url}`)
        .map((url) => `<script src="${url}"></script><link rel="stylesheet" href="${url}">`)
        .join('');
      const host = createServer((_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<!doctype html><title>Host</title>${takesIn}<p>Here</p>`);
      });
      await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
      const origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
      const foreign = await context.newPage();
      const felt = await watch(foreign);
      await foreign.goto(origin);
      const ran = await foreign.evaluate(() => [
        'ran' in window,
        getComputedStyle(document.body).backgroundImage,
      ]);
      expect(ran).toEqual([false, 'none']);
      effects.push(...felt);
      host.closeAllConnections();
      host.close();
      expect(effects).toEqual([]);
      expect(asked.filter((url) => !url.startsWith(origin))).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
