import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from './addresses.ts';

/** The users of the demo organization, as `npm start` prints them. */
export const demo = {
  admin: 'admin@demo.test',
  agent: 'agent@demo.test',
  customer: 'customer@demo.test',
  password: 'helpdesk-demo',
};

/** Signs in on the sign-in page and waits for the dashboard. */
export async function signIn(page: Page, email: string, password = demo.password) {
  await page.goto(`${helpdeskUrl}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: /sign in|log in|login/i }).click();
  await expect(page.getByText(/Welcome back/)).toBeVisible();
}

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

let made = 0;

/** Returns a person that no other journey uses. */
export function newPerson(firstName: string): Person {
  made += 1;
  const email = `${firstName}.${Date.now()}.${process.pid}.${made}@example.com`.toLowerCase();
  return { firstName, lastName: 'Tester', email, password: 'a-good-secret' };
}

/** Fills in the open sign-up form. Invited people have no `organization`. */
export async function fillSignUp(page: Page, person: Person, organization?: string) {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  if (organization) await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm password').fill(person.password);
  if (organization) await page.getByLabel('Organization name').fill(organization);
  await page.getByRole('button', { name: organization ? 'Create account' : 'Join' }).click();
  await expect(page.getByText(`Welcome back, ${person.firstName}`)).toBeVisible();
}

/** Signs up with a new organization, so a journey doesn't affect others. */
export async function signUp(page: Page, firstName = 'Olivia'): Promise<Person> {
  const person = newPerson(firstName);
  await page.goto(`${helpdeskUrl}/signup`);
  await fillSignUp(page, person, `Journey ${person.email}`);
  await expect(page.getByRole('list', { name: 'Views' })).toBeVisible();
  return person;
}

const tokens = new Map<string, Promise<string>>();

/** Returns a demo user's session token. Each worker reuses one, because every sign-in hashes a password. */
export function tokenOf(email: string): Promise<string> {
  const known = tokens.get(email) ?? tokenAt(helpdeskUrl, email);
  tokens.set(email, known);
  return known;
}

/** Signs a demo user in to a helpdesk and returns the session token. */
export async function tokenAt(url: string, email: string) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: demo.password }),
  });
  const { token } = (await answer.json()) as { token: string };
  return token;
}

/** Signs in without the sign-in page, for journeys about something else. */
export async function signInByApi(page: Page, email: string) {
  const token = await tokenOf(email);
  // Frames without an origin, such as an email preview, have no storage.
  await page.addInitScript((value) => {
    if (window === window.top) localStorage.setItem('auth_token', value);
  }, token);
}
