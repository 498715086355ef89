import { type APIRequestContext, type Browser, expect, type Page, request } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { mailedLink } from '../mail.ts';
import { newPerson, type Person } from '../people.ts';

export interface Colleague extends Person {
  token: string;
  api: APIRequestContext;
}

/** A separate organization with an admin and an agent, created through the API for journeys that change a lot. */
export interface Organization {
  admin: Colleague;
  agent: Colleague;
}

export async function newOrganization(): Promise<Organization> {
  const admin = await join(newPerson('Ada'), { organizationName: `Team ${Date.now()}` });
  return { admin, agent: await joinAs('agent', admin, 'Ben') };
}

/** Invites a person and signs them up. */
export async function joinAs(
  role: 'agent' | 'customer',
  { api }: Colleague,
  firstName = 'Cleo',
): Promise<Colleague> {
  const guest = newPerson(firstName);
  const answer = await api.post('/api/team/invite', { data: { email: guest.email, role } });
  expect(answer.status()).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  return join(guest, { invitationToken: url.split('/').at(-1) });
}

/** Signs a person up with a new organization or an invitation. */
export async function join(person: Person, how: object): Promise<Colleague> {
  const api = await request.newContext({ baseURL: helpdeskUrl });
  const answer = await api.post('/api/auth/signup', {
    data: { ...person, confirmPassword: person.password, ...how },
  });
  expect(answer.status()).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  await api.dispose();
  const headers = { authorization: `Bearer ${token}` };
  const withToken = await request.newContext({ baseURL: helpdeskUrl, extraHTTPHeaders: headers });
  const colleague = { ...person, token, api: withToken };
  // Most journeys test what happens after a reply, so their replies are sent without an undo delay.
  await undoSendWithin(0, colleague);
  return colleague;
}

/** Sets how long a person can undo a sent reply in the console. */
export async function undoSendWithin(undoSendSeconds: number, { api }: Pick<Colleague, 'api'>) {
  const answer = await api.patch('/api/profile', { data: { undoSendSeconds } });
  expect(answer.status()).toBe(200);
}

/** Opens the confirmation link from the sign-up email. From then on, the organization can invite without limits. */
export async function confirmAddress({ email, api }: Colleague) {
  const link = await mailedLink(email, /https?:\S+\/confirm-email#token=[\w.]+/);
  const answer = await api.post('/api/auth/email/confirm', {
    data: { token: link.split('#token=')[1] },
  });
  expect(answer.status()).toBe(204);
}

/** Opens a path in a separate browser context where a person is signed in. */
export async function openAs(
  browser: Browser,
  { token }: Colleague,
  path: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // Frames without an origin, such as an email preview, have no storage.
  await page.addInitScript((value) => {
    if (window === window.top) localStorage.setItem('auth_token', value);
  }, token);
  await prepare?.(page);
  await page.goto(helpdeskUrl + path);
  return page;
}

export async function addTicket(
  { api }: Pick<Colleague, 'api'>,
  subject: string,
  more: object = {},
) {
  const answer = await api.post('/api/tickets', {
    data: {
      subject,
      description: `About ${subject}`,
      customerName: 'Vera Visitor',
      customerEmail: 'vera@example.com',
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string; ticketNumber: string };
}

/** An idle machine answers this many small requests in about four seconds. A busy one takes longer for each. */
const mostCalls = 200;

/** Waits for something that happens on its own. Fails if the server answers 200 small requests first. */
export async function withinASecond(isThere: () => boolean | Promise<boolean>) {
  for (let calls = 0; calls < mostCalls; calls += 1) {
    const [found] = await Promise.all([isThere(), fetch(`${helpdeskUrl}/api/v1/health`)]);
    if (found) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`Still missing after ${mostCalls} calls: ${String(isThere)}`);
}
