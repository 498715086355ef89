import { createHelpdesk } from '@helpdesk/sdk';
import { expect, type Page } from 'playwright/test';
import WebSocket from 'ws';
import { helpdeskUrl } from '../addresses.ts';
import { newOrganization } from '../staff/organizations.ts';
import { test as base } from './host-page.ts';

interface Fixtures {
  /** A separate organization. At first, none of its agents is online. */
  team: Team;
}

export type Team = Awaited<ReturnType<typeof newTeam>>;

async function newTeam() {
  const { admin, agent } = await newOrganization();
  const helpdesk = createHelpdesk({ baseUrl: helpdeskUrl, token: agent.token });
  const { organization } = await createHelpdesk({
    baseUrl: helpdeskUrl,
    token: admin.token,
  }).organization.get();
  const leave: (() => void)[] = [];
  return {
    ...organization,
    helpdesk,
    admin: createHelpdesk({ baseUrl: helpdeskUrl, token: admin.token }),
    /** Opens the console as the agent, who is then online for visitors. */
    async comes() {
      await new Promise<void>((done) => {
        const live = helpdesk.realtime.connect({
          onEvent() {},
          onStatus: (status) => status === 'open' && done(),
          WebSocket: WebSocket as never,
        });
        leave.push(() => live.close());
      });
      await helpdesk.team.setAvailability({ availability: 'online' });
      await expect
        .poll(
          async () =>
            (await helpdesk.publicChat.welcome({ subdomain: organization.subdomain }))
              .isAnybodyOnline,
        )
        .toBe(true);
    },
    /** Returns the chat that was started last. */
    async chat() {
      const [session] = await helpdesk.chat.list({});
      if (!session) throw new Error('There is no chat');
      return session;
    },
    leaves: () => leave.forEach((go) => go()),
  };
}

export const test = base.extend<Fixtures>({
  team: async ({}, use) => {
    const team = await newTeam();
    await use(team);
    team.leaves();
  },
});

/** Returns the two-line snippet from the README. */
export const chatOf = (subdomain: string, attributes = '') =>
  `<a href="#top">Before</a>{{script}}<helpdesk-chat organization="${subdomain}" ${attributes}></helpdesk-chat>`;

export const launcher = (page: Page) => page.getByRole('button', { name: /^Chat with us/ });
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with us' });
export const box = (page: Page) => page.getByRole('textbox', { name: 'Message' });
export const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
/** The status line below the organization's name. */
export const status = (page: Page) => page.locator('helpdesk-chat .head [role=status]');

export async function say(page: Page, text: string) {
  await box(page).fill(text);
  await box(page).press('Enter');
}

/** Returns the text of each message. */
export const said = (page: Page) => log(page).locator('[part~=message]').allTextContents();
