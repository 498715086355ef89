import { expect, type Page } from 'playwright/test';
import type { Colleague } from './organizations.ts';

/** The body of a host page with the chat of an organization on it. */
export function chatPage(helpdeskUrl: string, subdomain: string) {
  return `<p>Grinders</p><script src="${helpdeskUrl}/widget.js" async></script><helpdesk-chat organization="${subdomain}"></helpdesk-chat>`;
}

export async function subdomainOf({ api }: Colleague): Promise<string> {
  const answer = await api.get('/api/organization');
  return ((await answer.json()) as { organization: { subdomain: string } }).organization.subdomain;
}

/** The visitor's actions in the chat on a host page. */
export function visitorOn(page: Page) {
  const box = page.getByRole('textbox', { name: 'Message', exact: true });
  return {
    page,
    log: page.getByRole('log', { name: 'Messages' }),
    words: page.locator('helpdesk-chat [part~="message"]'),
    async open() {
      await page.getByRole('button', { name: 'Chat with us' }).click();
      await expect(box).toBeVisible({ timeout: 20_000 });
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
      await page.getByRole('radio', { name: `${stars} of 5` }).click();
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
