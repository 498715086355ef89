import { expect, type Page } from 'playwright/test';
import type { Colleague } from './organizations.ts';

/** Waits until an agent is there for visitors: the screen is drawn before its socket is open, and so long nobody is here. */
export async function somebodyIsHere(helpdeskUrl: string, subdomain: string) {
  const welcome = async () => {
    const answer = await fetch(`${helpdeskUrl}/api/public/chat/${subdomain}`);
    return (await answer.json()) as { isAnybodyOnline: boolean };
  };
  await expect.poll(async () => (await welcome()).isAnybodyOnline, { timeout: 30_000 }).toBe(true);
}

/** The policy of a host page that lets nobody read a text as HTML, and nothing else run, look or load than the helpdesk's own. */
export const strictPolicy = (helpdeskUrl: string, { hasPictures = false } = {}) =>
  `default-src 'none'; script-src ${helpdeskUrl}; ${hasPictures ? `img-src ${helpdeskUrl}; ` : ''}connect-src ${helpdeskUrl} ${helpdeskUrl.replace('http', 'ws')}; style-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/** The files that a visitor has attached in the chat of a page. */
export const attachedBy = (page: Page) =>
  page.locator('helpdesk-chat').getByRole('list', { name: 'Attached files' });

/** The body of a host page with the chat of an organization on it, whose agent is there. */
export async function chatPage(helpdeskUrl: string, subdomain: string) {
  await somebodyIsHere(helpdeskUrl, subdomain);
  return `<p>Grinders</p><script src="${helpdeskUrl}/widget.js" async></script><helpdesk-chat organization="${subdomain}"></helpdesk-chat>`;
}

export async function subdomainOf({ api }: Colleague): Promise<string> {
  const answer = await api.get('/api/organization');
  return ((await answer.json()) as { organization: { subdomain: string } }).organization.subdomain;
}

/** Starts a chat as a visitor's browser would; it waits, as long as somebody is here. */
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

/** The visitor's actions in the chat on a host page. */
export function visitorOn(page: Page) {
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  return {
    page,
    log: page.getByRole('log', { name: 'Messages' }),
    words: page.locator('helpdesk-chat [part~="message"]'),
    /** What the server has not acknowledged yet. */
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

/** Makes a page's network fail silently, as in a tunnel; call before the page is opened. */
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
    /** The network is back; connections from before are dead. */
    async heal() {
      isCut = false;
      const old = broken;
      broken = [];
      for (const close of old) await close().catch(() => {});
    },
  };
}

/** The open chat: a panel, or the middle of the live chat screen where that has room for panes. */
export const openChatOf = (page: Page, name = 'Vera Visitor') =>
  page.getByRole('dialog', { name }).or(page.getByRole('region', { name, exact: true }));
