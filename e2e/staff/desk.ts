import { type APIRequestContext, type Browser, expect, type Page, request } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { newPerson, type Person } from '../people.ts';

export interface Colleague extends Person {
  token: string;
  api: APIRequestContext;
}

/** An organization of its own with an admin and an agent, made through the API, for journeys that change much. */
export interface Desk {
  admin: Colleague;
  agent: Colleague;
}

export async function newDesk(): Promise<Desk> {
  const admin = await join(newPerson('Ada'), { organizationName: `Desk ${Date.now()}` });
  const guest = newPerson('Ben');
  const answer = await admin.api.post('/api/team/invite', {
    data: { email: guest.email, role: 'agent' },
  });
  expect(answer.status()).toBe(201);
  const { url } = (await answer.json()) as { url: string };
  const agent = await join(guest, { invitationToken: url.split('/').at(-1) });
  return { admin, agent };
}

/** Signs somebody up, with an organization of his own or by an invitation. */
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
  return { ...person, token, api: withToken };
}

/** A browser of its own in which somebody is signed in. */
export async function openAs(
  browser: Browser,
  { token }: Colleague,
  path: string,
  prepare?: (page: Page) => Promise<void>,
): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  await prepare?.(page);
  await page.goto(helpdeskUrl + path);
  return page;
}

export async function addTicket({ api }: Colleague, subject: string, more: object = {}) {
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

/** A second, or as much longer as the machine is busy with other journeys: on a quiet one the server answers in a few milliseconds. */
export async function aSecond(page: Page): Promise<{ timeout: number }> {
  const lag = await page.evaluate(async () => {
    const asked = performance.now();
    await (await fetch('/api/v1/health')).text();
    return performance.now() - asked;
  });
  return { timeout: Math.max(1_000, 25 * lag) };
}
