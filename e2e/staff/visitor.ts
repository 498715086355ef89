import { expect, type Page } from 'playwright/test';
import type { Colleague } from './organizations.ts';

/** Waits until visitors see an agent online. The console appears before its socket is open, and until then no agent is online. */
export async function somebodyIsHere(helpdeskUrl: string, subdomain: string) {
  const welcome = async () => {
    const answer = await fetch(`${helpdeskUrl}/api/public/chat/${subdomain}`);
    return (await answer.json()) as { isAnybodyOnline: boolean };
  };
  await expect.poll(async () => (await welcome()).isAnybodyOnline, { timeout: 30_000 }).toBe(true);
}

/** The policy of a host page that blocks styles, turning text into HTML, and everything that isn't loaded from the helpdesk. */
export const strictPolicy = (helpdeskUrl: string, { hasPictures = false } = {}) =>
  `default-src 'none'; script-src ${helpdeskUrl}; ${hasPictures ? `img-src ${helpdeskUrl}; ` : ''}connect-src ${helpdeskUrl} ${helpdeskUrl.replace('http', 'ws')}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** The list of files that a visitor has attached in a page's chat. */
export const attachedBy = (page: Page) =>
  page.locator('helpdesk-chat').getByRole('list', { name: 'Attached files' });

/** Returns the body of a host page with an organization's chat, once an agent is online. */
export async function chatPage(helpdeskUrl: string, subdomain: string) {
  await somebodyIsHere(helpdeskUrl, subdomain);
  return `<p>Grinders</p><script src="${helpdeskUrl}/widget.js" async></script><helpdesk-chat organization="${subdomain}"></helpdesk-chat>`;
}

export async function subdomainOf({ api }: Colleague): Promise<string> {
  const answer = await api.get('/api/organization');
  return ((await answer.json()) as { organization: { subdomain: string } }).organization.subdomain;
}

/** Starts a chat as a visitor's browser would. The chat waits in the queue if an agent is online. */
export async function startChat(url: string, subdomain: string, name: string, message: string) {
  const at = `${url}/api/public/chat/${subdomain}/sessions`;
  const customerEmail = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
  const body = { customerName: name, customerEmail, message, wantsPerson: true };
  const answer = await fetch(at, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  const { session } = (await answer.json()) as { session: { id: string } };
  return session.id;
}

/** Returns the visitor's actions in the chat on a host page. */
export function visitorOn(page: Page) {
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  return {
    page,
    log: page.getByRole('log', { name: 'Messages' }),
    words: page.locator('helpdesk-chat [part~="message"]'),
    /** Messages that the server hasn't acknowledged yet. */
    unsent: page.locator('helpdesk-chat .unsent'),
    async open() {
      await page.getByRole('button', { name: 'Chat with us' }).click();
      await expect(box).toBeVisible();
    },
    async say(text: string) {
      await box.fill(text);
      await box.press('Enter');
    },
    async askForPerson(name: string, email: string) {
      await page.getByRole('button', { name: 'Talk to a person' }).click();
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Email').fill(email);
      await page.getByRole('button', { name: 'Talk to a person' }).click();
    },
    async rate(stars: number) {
      await page.getByRole('radio', { name: `${stars} out of 5` }).click();
    },
  };
}

export type Visitor = ReturnType<typeof visitorOn>;

/** Makes a page's network fail silently, as in a tunnel. Call it before the page is opened. */
export async function cuttable(page: Page) {
  let isCut = false;
  let broken: (() => Promise<void>)[] = [];
  await page.routeWebSocket(/\/ws/, (socket) => {
    broken.push(() => socket.close({ code: 1011 }));
    if (isCut) return;
    const server = socket.connectToServer();
    socket.onMessage((frame) => isCut || server.send(frame));
    server.onMessage((frame) => isCut || socket.send(frame));
  });
  await page.route(/\/api\//, (route) => (isCut ? route.abort('timedout') : route.fallback()));
  return {
    cut() {
      isCut = true;
    },
    /** Restores the network and closes the earlier connections. */
    async heal() {
      isCut = false;
      const old = broken;
      broken = [];
      for (const close of old) await close().catch(() => {});
    },
  };
}

/** The open chat: a panel, or the middle pane of the live chat screen if there is room for panes. */
export const openChatOf = (page: Page, name = 'Vera Visitor') =>
  page.getByRole('dialog', { name }).or(page.getByRole('region', { name, exact: true }));
