import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createCache, readKey } from '../../../data/cache.ts';
import { member } from '../../../test/harness.tsx';
import { held } from '../../../test/held.ts';
import { answerOperations, gatewayTimeout } from '../../../test/operations.ts';
import { settings } from '../../../test/organizations.ts';
import { drawPage } from '../../../test/page.tsx';
import { forgetToast, takeToast } from '../../../test/toasts.ts';
import type { Settings } from '../settings.ts';
import DomainsTab from './DomainsTab.tsx';
import { keepDomain } from './domain.ts';

const status = (customDomainVerified: boolean) => ({
  customDomain: 'help.acme.com',
  customDomainVerified,
  customDomainVerificationToken: 'the-token',
  dnsRecord: null,
});
const pending = settings(status(false));
const key = readKey('organization.settings');

function open(stored: Settings, more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({ 'organization.settings': stored, ...more });
  drawPage(DomainsTab, member('admin'));
  return (asked: string) => calls.filter(({ operation }) => operation === asked);
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

afterEach(() => {
  cleanup();
  forgetToast();
  vi.unstubAllGlobals();
});

test('the domain in a response updates the cached settings, and so does its removal', () => {
  const client = createCache();
  keepDomain(client, status(true));
  expect(client.getQueryData(key)).toBeUndefined();
  client.setQueryData(key, settings());
  keepDomain(client, status(true));
  const { dnsRecord: _, ...kept } = status(true);
  expect(client.getQueryData(key)).toEqual(settings(kept));
  keepDomain(client, null);
  expect(client.getQueryData(key)).toEqual(settings());
});

test('a refused domain can be corrected, and is added once', async () => {
  const slow = held(status(false));
  const answers = [() => new MockedRefusal(400, 'This is no domain', 'refused'), slow.answer];
  const of = open(settings(), {
    'organization.setCustomDomain': () => answers.shift()?.() ?? gatewayTimeout,
  });
  expect((await screen.findByLabelText('Loading')).ariaBusy).toBe('true');
  const input = await screen.findByLabelText<HTMLInputElement>('Domain');
  expect(screen.getByText(/such as help\.example\.com\.$/)).toBeDefined();
  expect(screen.getByText(/^Use your own domain for your help center/)).toBeDefined();
  fireEvent.submit(input);
  fireEvent.change(input, { target: { value: 'help' } });
  fireEvent.click(button('Add'));
  expect(await screen.findByText('This is no domain')).toBeDefined();
  expect(await takeToast()).toEqual({
    title: 'Error',
    text: 'This is no domain',
    destructive: true,
  });
  fireEvent.change(input, { target: { value: 'help.acme.com' } });
  expect(screen.queryByText('This is no domain')).toBeNull();
  fireEvent.click(button('Add'));
  await waitFor(() => expect(button('Add').ariaBusy).toBe('true'));
  fireEvent.submit(input);
  slow.release();
  expect(await takeToast()).toEqual({
    title: 'Custom domain added',
    text: 'Add the DNS record below, then verify your domain.',
  });
  const sent = of('organization.setCustomDomain');
  expect(sent.map(({ params }) => params)).toEqual([{ id: 'o1' }, { id: 'o1' }]);
});

test('a pending domain shows its target, and its record can be copied', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: clipboard } }));
  const slow = held(new MockedRefusal(400, 'Not found yet', 'refused'));
  const of = open(pending, { 'organization.verifyCustomDomain': slow.answer });
  const record = within(await screen.findByRole('region', { name: '1. Add this DNS TXT record' }));
  expect(record.getByText(/^It proves that you own help\.acme\.com/)).toBeDefined();
  fireEvent.click(button('Copy: Name'));
  expect(await takeToast()).toEqual({ title: 'Copied to clipboard' });
  fireEvent.click(button('Copy: Value'));
  await takeToast();
  expect(copied).toEqual(['_helpdesk-verification.help.acme.com', 'the-token']);
  const target = screen.getByRole('region', { name: '2. Point the domain here' });
  expect(target.textContent).toContain(
    `Add a CNAME record that points help.acme.com to ${window.location.hostname}.`,
  );
  fireEvent.click(button('Verify'));
  await waitFor(() => expect(button('Verify').ariaBusy).toBe('true'));
  slow.release();
  expect(await takeToast()).toEqual({
    title: 'Verification failed',
    text: 'Not found yet',
    destructive: true,
  });
  expect(of('organization.verifyCustomDomain').map(({ params }) => params)).toEqual([{ id: 'o1' }]);
  expect(screen.queryByText('Domain Active')).toBeNull();
});

test('an active domain links to the help center', async () => {
  open(settings(status(true)));
  const link = await screen.findByRole('link', { name: /^help\.acme\.com\/public\/help/ });
  expect(link.getAttribute('href')).toBe('https://help.acme.com/public/help');
  expect(screen.getByText('_helpdesk-verification.help.acme.com')).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Verified');
  expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  expect(screen.queryByLabelText('Domain')).toBeNull();
});

test.each([
  [false, "We stop verifying help.acme.com. To add it again, you'll need a new DNS record."],
  [
    true,
    'help.acme.com and links to it stop working immediately. Your help center stays available at its default address.',
  ],
])('removing a domain explains the consequences: verified %s', async (isVerified, text) => {
  const slow = held(gatewayTimeout);
  const of = open(settings(status(isVerified)), { 'organization.removeCustomDomain': slow.answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove custom domain?' }));
  expect(dialog.getByText(text)).toBeDefined();
  const remove = dialog.getByRole('button', { name: 'Remove' });
  fireEvent.click(remove);
  await waitFor(() => expect(remove.ariaBusy).toBe('true'));
  slow.release();
  expect(await takeToast()).toEqual({
    title: 'Error',
    text: 'Failed to remove custom domain',
    destructive: true,
  });
  expect(of('organization.removeCustomDomain').map(({ params }) => params)).toEqual([{ id: 'o1' }]);
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
