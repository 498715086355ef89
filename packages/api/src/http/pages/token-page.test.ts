// @module-tag one-engine

import { afterAll, beforeAll, expect, test } from 'vitest';
import { Refusal } from '../../refusal.ts';
import { createLimits } from '../limits/limits.ts';
import { startTestApp } from '../test-app.ts';
import { accountPagePolicy } from './account-page.ts';
import { html } from './html.ts';
import { tokenPage } from './token-page.ts';

let app: Awaited<ReturnType<typeof startTestApp>>;

/** The link with the token `good` works; the first segment of the path is the caller's address. */
beforeAll(async () => {
  const next = html`<p>Ask for a new link</p>`;
  const page = tokenPage(createLimits(true), 'test', next, async (_, token) => {
    if (token !== 'good') throw new Refusal(410, 'This link has expired', 'token_invalid');
    return 'Done';
  });
  app = await startTestApp((context) => {
    const [, ip, token] = context.path.split('/');
    context.state.ip = ip;
    return page(Object.assign(context, { params: { token } }));
  });
});
afterAll(() => app.stop());

test('CS-07: the page of an emailed link runs no scripts, and its token reaches no cache or other site', async () => {
  const { status, headers } = await fetch(`${app.url}/192.0.2.1/good`);
  expect(status).toBe(200);
  expect(headers.get('content-security-policy')).toBe(accountPagePolicy);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('an expired link gets its error status, the reason and the next step', async () => {
  const answer = await fetch(`${app.url}/192.0.2.1/bad`);
  expect(answer.status).toBe(410);
  expect(await answer.text()).toMatch(/This link has expired.*Ask for a new link/);
});

test('an address that guesses tokens is limited', async () => {
  const guess = async () => (await fetch(`${app.url}/192.0.2.2/guess`)).status;
  for (let tries = 0; tries < 30; tries += 1) expect(await guess()).toBe(410);
  expect(await guess()).toBe(429);
});
