import type { Result } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import CaptchaCard from './CaptchaCard.tsx';

type Settings = Result<'organization.captcha'>;

const none: Settings = { captcha: null, forms: [] };
const setUp = (more: Partial<NonNullable<Settings['captcha']>> = {}): Settings => ({
  captcha: {
    provider: 'turnstile',
    siteKey: 'site-key',
    hasSecret: true,
    problem: null,
    problemSince: null,
    ...more,
  },
  forms: [
    { id: 'f1', name: 'Contact us' },
    { id: 'f2', name: 'Sales' },
  ],
});

function open(
  stored: Settings,
  answers: { set?: Settings | MockedRefusal; check?: Settings } = {},
) {
  const calls = answerOperations({
    'organization.captcha': stored,
    'organization.setCaptcha': answers.set ?? setUp(),
    'organization.checkCaptcha': answers.check ?? setUp(),
    'organization.removeCaptcha': undefined,
  });
  drawPage(CaptchaCard, member('admin'));
  return (name: string) =>
    calls.filter(({ operation }) => operation === name).map(({ body }) => body);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("is set up with a provider, a site key and a secret key, which isn't shown again", async () => {
  const sent = open(none);
  await userEvent.selectOptions(await screen.findByLabelText('Provider'), 'hCaptcha');
  await userEvent.type(screen.getByLabelText(/Site key/), ' site-key ');
  await userEvent.type(screen.getByLabelText(/Secret key/), 'secret-key');
  await press('Save Changes');
  await waitFor(() => expect(shownToast()?.title).toBe('Captcha saved'));
  expect(sent('organization.setCaptcha')).toEqual([
    { provider: 'hcaptcha', siteKey: 'site-key', secret: 'secret-key' },
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(/Secret key/).value).toBe('');
  expect(screen.getByText('A secret key is stored. Leave this empty to keep it.')).toBeDefined();
});

it('requires a new secret key for another provider, and shows errors at their fields', async () => {
  const message = 'Please enter the secret key';
  const refusal = new MockedRefusal(400, message, 'validation_failed', [
    { field: 'secret', code: 'required', message },
  ]);
  open(setUp(), { set: refusal });
  await userEvent.selectOptions(await screen.findByLabelText('Provider'), 'Friendly Captcha');
  expect(screen.queryByText(/A secret key is stored/)).toBeNull();
  await press('Save Changes');
  expect(await screen.findByText(message)).toBeDefined();
});

it("says since when and why messages aren't checked, until a check succeeds", async () => {
  const problem = {
    problem: 'secret_rejected',
    problemSince: '2026-11-30T10:00:00.000Z',
  } as const;
  open(setUp(problem), { check: setUp() });
  const rejected = 'Cloudflare Turnstile rejects the secret key. Enter it again.';
  expect(await screen.findByText(rejected)).toBeDefined();
  expect(screen.getByText(/Messages are accepted without a check since/)).toBeDefined();
  await press('Check secret key');
  await waitFor(() =>
    expect(shownToast()?.title).toBe('Cloudflare Turnstile accepts the secret key'),
  );
  expect(screen.queryByText(rejected)).toBeNull();
});

it('shows the result of a test', async () => {
  open(setUp(), {
    check: setUp({ problem: 'unreachable', problemSince: '2026-11-30T10:00:00.000Z' }),
  });
  await press('Check secret key');
  const title = "Cloudflare Turnstile can't be reached.";
  await waitFor(() => expect(shownToast()).toMatchObject({ title, destructive: true }));
  expect(screen.getByText(title)).toBeDefined();
});

it("names the forms that will lose it before it's removed", async () => {
  const sent = open(setUp());
  expect(await screen.findByText('Used by: Contact us, Sales')).toBeDefined();
  await press('Remove captcha');
  expect(
    screen.getByText('These forms will accept messages without it: Contact us, Sales'),
  ).toBeDefined();
  expect(sent('organization.removeCaptcha')).toEqual([]);
  await press('Remove');
  await waitFor(() => expect(shownToast()?.title).toBe('Captcha removed'));
  expect(sent('organization.removeCaptcha')).toHaveLength(1);
});

it('links to the forms while none uses it', async () => {
  open({ ...setUp(), forms: [] });
  const link = await screen.findByRole('link', { name: 'contact forms' });
  expect(link.getAttribute('href')).toBe('/contact-forms');
});
