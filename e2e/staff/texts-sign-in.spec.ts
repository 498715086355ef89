import { expect } from 'playwright/test';
import { helpdeskUrl } from '../addresses.ts';
import { test } from '../fixtures.ts';
import { hold } from '../hold.ts';
import { demo, newPerson, signIn, signInByApi } from '../people.ts';
import { shows, staysAtSignIn } from './shows.ts';

// The texts on the landing, sign-up and sign-in pages that the specification requires.
test('the landing page', { tag: '@full' }, async ({ page }) => {
  await page.goto(helpdeskUrl);
  await shows(page, ['Login', 'Sign Up', 'Start Free Trial', 'Get Started Now']);
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Live Chat Widget',
    'Help Center Builder',
    'Team Management',
    'Smart Chatbot',
    'Isolated Workspaces',
    'Unified Inbox',
  ]);
  await expect(page.getByText(/2025/)).toBeVisible();
  for (const name of ['Sign Up', 'Start Free Trial', 'Get Started Now']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/signup');
  }
  for (const login of await page.getByRole('link', { name: 'Login' }).all()) {
    await expect(login).toHaveAttribute('href', '/login');
  }
});

test('a page that does not exist, for visitors and members alike', { tag: '@full' }, async ({
  page,
}) => {
  const sentences = ['404 Page Not Found', 'Did you forget to add the page to the router?'];
  await page.goto(`${helpdeskUrl}/no/such/page`);
  await shows(page, sentences);
  await signInByApi(page, demo.agent);
  await page.goto(`${helpdeskUrl}/no/such/page`);
  await shows(page, sentences);
});

test('loading, and being redirected to sign-in', { tag: '@full' }, async ({ page }) => {
  const load = await hold(page, '**/api/auth/user');
  const { left } = await staysAtSignIn(page);
  await page.goto(`${helpdeskUrl}/tickets?status=open`);
  await shows(page, ['Loading...']);
  load();
  await shows(page, [
    'Redirecting to login...',
    'Unauthorized',
    'You are logged out. Logging in again...',
  ]);
  const request = await left;
  expect(request.isNavigationRequest()).toBe(true);
  expect(new URL(request.url()).searchParams.get('next')).toBe('/tickets?status=open');
  // Uses a new page, because the first one's blocked redirect to sign-in may still be pending.
  await page.unroute('**/api/login?**');
  const next = await page.context().newPage();
  await next.goto(request.url());
  await expect(next).toHaveURL(/\/login\?next=/);
});

const required = {
  'First name': 'First name is required',
  'Last name': 'Last name is required',
  Email: 'Email is required',
  Password: 'Password is required',
  'Confirm password': 'Please confirm your password',
  'Organization name': 'Organization name is required',
};

test('the sign-up errors', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${helpdeskUrl}/signup`);
  const send = page.getByRole('button', { name: 'Create account' });
  await send.click();
  await shows(page, Object.values(required));
  await page.getByLabel('Email').fill('nobody');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm password').fill('54321');
  await send.click();
  await shows(page, [
    'Please enter a valid email address',
    'Password must be at least 6 characters',
    'Passwords do not match',
  ]);
  for (const [label, sentence] of Object.entries(required)) {
    await page.getByLabel(label, { exact: true }).fill('x');
    await expect(page.getByText(sentence)).toBeHidden();
  }
});

test('the sign-in errors', { tag: '@full' }, async ({ page }) => {
  await page.goto(`${helpdeskUrl}/login`);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await shows(page, ['Email is required', 'Password is required']);
  await page.getByLabel('Email').fill(newPerson('Nobody').email);
  await page.getByLabel('Password').fill('not-the-secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
});

test('logging out with and without a connection to the server', { tag: '@full' }, async ({
  page,
}) => {
  await signIn(page, demo.agent);
  await page.getByRole('button', { name: 'Log out' }).click();
  await shows(page, ['Logged out successfully', 'You have been logged out of your account']);
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, demo.agent);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Log out' }).click();
  await shows(page, ['Logged out', 'You have been logged out locally']);
  await expect(page).toHaveURL(/\/login/);
});
