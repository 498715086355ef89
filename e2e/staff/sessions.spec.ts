import { expect, type Page, type WebSocket } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { newPerson, signIn } from '../people.ts';
import {
  addTicket,
  type Colleague,
  join,
  newOrganization,
  type Organization,
  openAs,
  withinASecond,
} from './organizations.ts';
import { subdomainOf } from './visitor.ts';

// A session sees one organization at a time, and nothing after it ends.
/** Opens the ticket list. Returns the socket that delivered a new ticket, and all frames that arrive. */
async function liveTickets(page: Page, admin: Colleague) {
  const frames: { socket: WebSocket; payload: string }[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push({ socket, payload: String(payload) })),
  );
  await page.goto(`${helpdeskUrl}/tickets`);
  await expect(page.getByRole('heading', { name: 'Tickets', level: 1 })).toBeVisible();
  let last: WebSocket | undefined;
  // Retries, because the list request returns the ticket until the socket is open. A previous screen's socket may never report its end.
  await expect(async () => {
    const { id } = await addTicket(admin, `Kettle ${Date.now()}`);
    const live = () => frames.find(({ payload }) => payload.includes(id))?.socket;
    await expect.poll(live, { timeout: 2_000 }).toBeDefined();
    last = live();
  }).toPass();
  if (!last) throw new Error('The page has opened no socket');
  await expect(page.getByRole('link', { name: /^Kettle/ }).first()).toBeVisible();
  return { socket: last, frames };
}

/** Waits until the socket is closed, or the page shows sign-in: then Playwright doesn't report the closed socket. */
const closed = (page: Page, socket: WebSocket) =>
  withinASecond(() => socket.isClosed() || page.url().includes('/login'));

test.describe('WS-08', () => {
  let team: Organization;
  test.beforeAll(async () => {
    team = await newOrganization();
  });

  test('WS-08: an agent logs out in one tab, and the other tab gets no tickets after a second', {
    tag: '@full',
  }, async ({ page, context }) => {
    await signIn(page, team.agent.email, team.agent.password);
    const other = await context.newPage();
    const { socket, frames } = await liveTickets(other, team.admin);

    await page.getByRole('button', { name: 'Log out' }).click();
    await closed(other, socket);
    const heard = frames.length;
    await addTicket(team.admin, 'Kettle after');
    await expect(other).toHaveURL(/\/login/);
    await expect(other.getByText('Kettle after')).toBeHidden();
    expect(frames.length).toBe(heard);
  });

  test('WS-08: an agent changes their password, and other browsers get no more tickets', {
    tag: '@full',
  }, async ({ page }) => {
    const { agent } = team;
    await signIn(page, agent.email, agent.password);
    const { socket } = await liveTickets(page, team.admin);
    const answer = await agent.api.patch('/api/profile/password', {
      data: { currentPassword: agent.password, newPassword: 'another-good-secret' },
    });
    expect(answer.status()).toBe(200);
    await closed(page, socket);
    await expect(page).toHaveURL(/\/login/);
  });

  test('WS-08: an agent removed from the team sees none of its tickets after a second', {
    tag: '@full',
  }, async ({ browser }) => {
    const { admin, agent } = team;
    const page = await openAs(browser, agent, '/');
    const { socket } = await liveTickets(page, admin);
    const members = (await (await admin.api.get('/api/team/members')).json()) as {
      id: string;
      user: { email: string };
    }[];
    const ben = members.find(({ user }) => user.email === agent.email);
    const answer = await admin.api.delete(`/api/team/members/${ben?.id}`);
    expect(answer.status()).toBeLessThan(300);
    await closed(page, socket);
    await expect(page.getByRole('link', { name: /^Kettle/ })).toHaveCount(0);
  });
});

/** The version of a user's data in an organization. */
async function versionIn({ api }: Colleague, organization: string) {
  const answer = await api.get('/api/tickets', { headers: { 'x-organization': organization } });
  return Number(/\.(\d+)\./.exec(answer.headers().etag ?? '')?.[1]);
}

/** Changes the organization with the lower version, until both are at the same version. */
async function level(who: Colleague, organizations: readonly [string, string]) {
  await expect(async () => {
    const versions = await Promise.all(organizations.map((one) => versionIn(who, one)));
    const [a = 0, b = 0] = versions;
    for (let i = Math.min(a, b); i < Math.max(a, b); i++) {
      await who.api.patch('/api/organization/settings/general', {
        data: { ticketPrefix: i % 2 ? 'AB' : 'CD' },
        headers: { 'x-organization': organizations[a < b ? 0 : 1] },
      });
    }
    expect(a).toBe(b);
    expect(a).toBeGreaterThan(0);
  }).toPass();
}

test('AZ-13: a member of two organizations never sees data of one in the other, from any cache', {
  tag: '@full',
}, async ({ browser }) => {
  const zoe = await join(newPerson('Zoe'), { organizationName: `First ${Date.now()}` });
  const other = await newOrganization();
  const { url } = await (
    await other.admin.api.post('/api/team/invite', { data: { email: zoe.email, role: 'admin' } })
  ).json();
  await zoe.api.post(`/api/invitations/${url.split('/').at(-1)}/accept`);
  const first = await subdomainOf(zoe);
  const second = await subdomainOf(other.admin);
  await addTicket(zoe, 'Kettle of the first');
  await addTicket(other.admin, 'Kettle of the second');
  await level(zoe, [first, second]);

  const page = await openAs(browser, zoe, `/org/${first}/tickets`);
  const asked: Promise<string | null>[] = [];
  const answers: { organization: string | undefined; body: Promise<string> }[] = [];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    // Requests sent while the window closes have no readable headers.
    const tag = response
      .request()
      .headerValue('if-none-match')
      .catch(() => null);
    asked.push(tag);
    answers.push({
      organization: response.request().headers()['x-organization'],
      body: response.text().catch(() => ''),
    });
  });
  const ticket = (of: string) => page.getByText(`Kettle of the ${of}`).first();
  const answeredIn = async (subdomain: string) => {
    const its = answers.filter(({ organization }) => organization === subdomain);
    return (await Promise.all(its.map(({ body }) => body))).join();
  };
  const switchTo = async (subdomain: string) => {
    await page.getByRole('button', { name: /, organization$/ }).click();
    await page.getByRole('menuitemradio').and(page.locator('[aria-checked=false]')).click();
    await page.waitForURL(new RegExp(`/org/${subdomain}/`));
  };
  await expect(ticket('first')).toBeVisible();
  await switchTo(second);
  await expect(ticket('second')).toBeVisible();
  await expect(ticket('first')).toBeHidden();
  expect(await answeredIn(second)).toContain('of the second');

  // The browser revalidates its cached data of the first organization and shows it only there.
  await switchTo(first);
  await expect(ticket('first')).toBeVisible();
  await expect(ticket('second')).toBeHidden();
  expect(await answeredIn(first)).toContain('of the first');
  await page.goBack();
  await expect(ticket('second')).toBeVisible();
  await expect(ticket('first')).toBeHidden();
  expect(await answeredIn(first)).not.toContain('of the second');
  expect(await answeredIn(second)).not.toContain('of the first');
  expect((await Promise.all(asked)).filter(Boolean)).not.toEqual([]);
});
