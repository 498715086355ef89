import { type APIRequestContext, type Browser, expect, type Page, request } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { mailedLink } from '../mail.ts';
import { newPerson, type Person } from '../people.ts';

export interface Colleague extends Person {
  token: string;
  api: APIRequestContext;
}

/** A separate organization with an admin and an agent, made through the API, for journeys that change much. */
export interface Organization {
  admin: Colleague;
  agent: Colleague;
}

export async function newOrganization(): Promise<Organization> {
  const admin = await join(newPerson('Ada'), { organizationName: `Team ${Date.now()}` });
  return { admin, agent: await joinAs('agent', admin, 'Ben') };
}

/** Invites a person, who signs up. */
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

/** Signs a person up, with a new organization or by an invitation. */
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
  // Most journeys are about what comes after a reply: theirs do not wait.
  await undoSendWithin(0, colleague);
  return colleague;
}

/** How long the replies of a person wait in the console. */
export async function undoSendWithin(undoSendSeconds: number, { api }: Pick<Colleague, 'api'>) {
  const answer = await api.patch('/api/profile', { data: { undoSendSeconds } });
  expect(answer.status()).toBe(200);
}

/** Opens the link that was mailed at sign-up: from then on the organization may invite without limits. */
export async function confirmAddress({ email, api }: Colleague) {
  const link = await mailedLink(email, /https?:\S+\/confirm-email#token=[\w.]+/);
  const answer = await api.post('/api/auth/email/confirm', {
    data: { token: link.split('#token=')[1] },
  });
  expect(answer.status()).toBe(204);
}

/** A separate browser context in which a person is signed in. */
export async function openAs(
  browser: Browser,
  { token }: Colleague,
  path: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  // Frames without an origin, as the preview of a mail, have no storage.
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

/** An idle machine answers so many small calls in some four seconds, a busy one takes longer for each of them. */
const mostCalls = 200;

/** Waits for something that happens of its own accord; fails when the server answers two hundred small calls before. */
export async function withinASecond(isThere: () => boolean | Promise<boolean>) {
  for (let calls = 0; calls < mostCalls; calls += 1) {
    const [found] = await Promise.all([isThere(), fetch(`${helpdeskUrl}/api/v1/health`)]);
    if (found) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error(`Still missing after ${mostCalls} calls: ${String(isThere)}`);
}
