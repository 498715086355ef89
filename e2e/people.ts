import { expect, type Page } from 'playwright/test';
import { helpdeskUrl } from './addresses.ts';

/** The people of the demo organization, as `npm start` prints them. */
export const demo = {
  admin: 'admin@demo.test',
  agent: 'agent@demo.test',
  customer: 'customer@demo.test',
  password: 'helpdesk-demo',
};

/** Signs in on the sign-in page and waits for the dashboard. */
export async function signIn(page: Page, email: string) {
  await page.goto(`${helpdeskUrl}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(demo.password);
  await page.getByRole('button', { name: /sign in|log in|login/i }).click();
  await expect(page.getByText(/Welcome back/)).toBeVisible();
}

/** Signs in without the page, for journeys about something else. */
export async function signInByApi(page: Page, email: string) {
  const answer = await page.request.post(`${helpdeskUrl}/api/auth/login`, {
    data: { email, password: demo.password },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
}
