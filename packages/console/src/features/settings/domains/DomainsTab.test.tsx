import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, gatewayTimeout } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import { drawPage } from '../../../test/page.tsx';
import type { Settings } from '../settings.ts';
import DomainsTab from './DomainsTab.tsx';

const status = (customDomainVerified: boolean) => ({
  customDomain: 'help.acme.com',
  customDomainVerified,
  customDomainVerificationToken: 'the-token',
  dnsRecord: null,
});
const none = settings();
const pending = settings(status(false));
const active = settings(status(true));
const set = 'organization.setCustomDomain';
const verify = 'organization.verifyCustomDomain';
const remove = 'organization.removeCustomDomain';

const refusal = (message: string) => new MockedRefusal(400, message, 'refused');

function draw(read: Settings, more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({ 'organization.settings': read, ...more });
  drawPage(DomainsTab, member('admin'));
  return calls;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('without a domain', () => {
  it('adds one, trimmed, also with Enter, and shows its DNS record', async () => {
    const calls = draw(none, { [set]: status(false) });
    const input = await screen.findByLabelText('Domain');
    const add = screen.getByRole('button', { name: 'Add' });
    expect(add.hasAttribute('disabled')).toBe(true);
    await userEvent.type(input, '   ');
    expect(add.hasAttribute('disabled')).toBe(true);
    await userEvent.type(input, 'help.acme.com {Enter}');
    await screen.findByText('Pending Verification');
    expect(calls.find(({ operation }) => operation === set)?.body).toEqual({
      customDomain: 'help.acme.com',
    });
    expect(shownToast()?.title).toBe('Custom domain added');
    expect(screen.getByText('_helpdesk-verification.help.acme.com')).toBeDefined();
    expect(screen.getByText('the-token')).toBeDefined();
    expect(screen.getByText(/up to 48 hours. Wait 5 to 10 minutes/)).toBeDefined();
    expect(
      screen.getByText('https://help.acme.com/.well-known/helpdesk-verification.txt'),
    ).toBeDefined();
  });

  it.each([
    [refusal('This domain is already in use'), 'This domain is already in use'],
    [gatewayTimeout, 'Failed to set custom domain'],
  ])('says why a domain is refused, and keeps the input', async (answer, said) => {
    draw(none, { [set]: answer });
    const input = await screen.findByLabelText('Domain');
    await userEvent.type(input, 'help.acme.com{Enter}');
    expect(await screen.findByText(said)).toBeDefined();
    expect(shownToast()).toMatchObject({ title: 'Error', text: said });
    expect(input).toHaveProperty('value', 'help.acme.com');
  });
});

describe('a pending domain', () => {
  it('is verified by a button that is disabled for two seconds after each click', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    let answer: ReturnType<typeof status> | MockedRefusal = refusal(
      'Failed to verify domain. Please check your DNS settings.',
    );
    draw(pending, { [verify]: () => answer });
    const button = await screen.findByRole('button', { name: 'Verify' });
    await user.click(button);
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Verification failed',
        text: 'Failed to verify domain. Please check your DNS settings.',
        destructive: true,
      }),
    );
    await vi.advanceTimersByTimeAsync(1_500);
    expect(button.hasAttribute('disabled')).toBe(true);
    await vi.advanceTimersByTimeAsync(600);
    await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
    answer = status(true);
    await user.click(button);
    await screen.findByText('Domain Active');
    expect(screen.getByText('Verified')).toBeDefined();
    expect(shownToast()).toMatchObject({
      title: 'Domain verified',
      text: 'Your custom domain is now active!',
    });
  });

  it('says what to check if the server gives no reason', async () => {
    draw(pending, { [verify]: gatewayTimeout });
    await userEvent.click(await screen.findByRole('button', { name: 'Verify' }));
    await waitFor(() =>
      expect(shownToast()?.text).toBe('Failed to verify domain. Please check your DNS settings.'),
    );
  });
});

describe.each([
  ['a pending domain', pending],
  ['an active domain', active],
])('%s', (_, read) => {
  it('is removed after a confirmation', async () => {
    const calls = draw(read, { [remove]: undefined });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(calls.some(({ operation }) => operation === remove)).toBe(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByLabelText('Domain')).toBeDefined();
    expect(shownToast()?.title).toBe('Custom domain removed');
  });

  it("stays if it can't be removed", async () => {
    draw(read, { [remove]: gatewayTimeout });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }),
    );
    await waitFor(() => expect(shownToast()?.text).toBe('Failed to remove custom domain'));
    expect(screen.getAllByText(/help\.acme\.com/).length).toBeGreaterThan(0);
  });
});

it("says that the settings couldn't be loaded, and retries on request", async () => {
  let isThere = false;
  draw(none, {
    'organization.settings': () => (isThere ? none : gatewayTimeout),
  });
  const again = await screen.findByRole('button', { name: /try again|retry/i });
  isThere = true;
  await userEvent.click(again);
  expect(await screen.findByLabelText('Domain')).toBeDefined();
});
