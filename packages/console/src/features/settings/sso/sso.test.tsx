import type { Schema } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { noSso } from '../../../test/organizations.ts';
import { drawPage } from '../../../test/page.tsx';
import SsoCard from './SsoCard.tsx';

type Sso = Schema<'Sso'>;

const connection: Sso['connection'] = {
  issuer: 'https://id.acme.com',
  clientId: 'helpdesk',
  makesMembers: true,
  roleClaim: null,
  roles: [],
  defaultRole: 'agent',
  maxRole: 'agent',
  updatesRoles: false,
  atOwnAddresses: false,
  lastUsedAt: null,
};
const record = { name: '_helpdesk-sso.acme.com', value: 'the-token' };
const domain = { id: 'd1', domain: 'acme.com', verifiedAt: null, record };
const setUp: Sso = { ...noSso, connection, domains: [domain] };
const used: Sso = {
  ...setUp,
  connection: { ...connection, lastUsedAt: '2026-01-01T00:00:00.000Z' },
};

function open(
  sso: Sso | MockedRefusal,
  more: Parameters<typeof answerOperations>[0] = {},
  hasSecondFactor = false,
) {
  const calls = answerOperations({ 'sso.get': sso, ...more });
  drawPage(SsoCard, member('admin', { hasSecondFactor }), { paths: ['/profile'] });
  return (id: string) => calls.filter(({ operation }) => operation === id);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByLabelText(label), text);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('sets up a provider, with roles from a claim', async () => {
  const sent = open(noSso, { 'sso.update': setUp });
  expect(await screen.findByText(noSso.redirectUri)).toBeDefined();
  expect(screen.queryByText('Single sign-on only')).toBeNull();
  await type('Issuer', 'https://id.acme.com');
  await type('Client ID', 'helpdesk');
  await type('Client secret', 'hush');
  await type('Role claim', 'groups');
  await userEvent.click(
    await screen.findByRole('switch', { name: /Allow sign-in at your subdomain/ }),
  );
  expect(await screen.findByText(noSso.ownRedirectUris[0] ?? '')).toBeDefined();
  await userEvent.click(await screen.findByRole('switch', { name: /Update roles/ }));
  await press('Add value');
  await type('Value 1', 'leads');
  await userEvent.selectOptions(screen.getByLabelText('Role for value 1'), 'admin');
  await press('Save Changes');
  await waitFor(() => expect(shownToast()?.title).toBe('Single sign-on set up'));
  expect(sent('sso.update')[0]?.body).toEqual({
    issuer: 'https://id.acme.com',
    clientId: 'helpdesk',
    clientSecret: 'hush',
    makesMembers: true,
    roleClaim: 'groups',
    roles: [{ value: 'leads', role: 'admin' }],
    defaultRole: 'agent',
    maxRole: 'agent',
    updatesRoles: true,
    atOwnAddresses: true,
  });
  expect(screen.getByLabelText<HTMLInputElement>('Client secret').value).toBe('');
  expect(await screen.findByText('Single sign-on only')).toBeDefined();
});

it('shows missing and refused values at their fields, and keeps the input', async () => {
  const sentence = "The provider isn't responding for this issuer. Check the issuer URL";
  const errors = [{ field: 'issuer', code: 'unreachable', message: sentence }];
  const refusal = new MockedRefusal(400, sentence, 'validation_failed', errors);
  const sent = open(noSso, { 'sso.update': refusal });
  await type('Client ID', 'helpdesk');
  await press('Save Changes');
  expect(await screen.findByText('Please enter the issuer')).toBeDefined();
  expect(sent('sso.update')).toEqual([]);
  await type('Issuer', 'https://id.acme.com');
  await press('Save Changes');
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Issuer').value).toBe('https://id.acme.com');
});

it('adds a domain, shows its record, and says whether it was found', async () => {
  const missing = "We didn't find the TXT record. DNS changes can take a while.";
  let answer: Sso | MockedRefusal = new MockedRefusal(400, missing, 'verification_failed');
  const sent = open(noSso, { 'sso.addDomain': setUp, 'sso.verifyDomain': () => answer });
  await type('Domain', 'acme.com{Enter}');
  expect(await screen.findByText('_helpdesk-sso.acme.com')).toBeDefined();
  expect(sent('sso.addDomain')[0]?.body).toEqual({ domain: 'acme.com' });
  await press('Verify');
  await waitFor(() => expect(shownToast()?.text).toBe(missing));
  answer = { ...setUp, domains: [{ ...domain, verifiedAt: '2026-01-01T00:00:00.000Z' }] };
  await press('Verify');
  expect(await screen.findByText('Verified')).toBeDefined();
  expect(screen.queryByText('the-token')).toBeNull();
});

it('asks before removing a domain or the provider', async () => {
  const sent = open(setUp, { 'sso.removeDomain': undefined, 'sso.remove': undefined });
  await press('Remove acme.com');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  expect(sent('sso.removeDomain')).toEqual([]);
  await press('Remove acme.com');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent('sso.removeDomain')).toHaveLength(1));
  await press('Remove single sign-on');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent('sso.remove')).toHaveLength(1));
});

it('can be required once an admin has another way to sign in and it was tested', async () => {
  open(used);
  expect(await screen.findByText(/so you can't lock yourself out/)).toBeDefined();
  cleanup();
  open(setUp, {}, true);
  expect(await screen.findByRole('button', { name: 'Require single sign-on' })).toHaveProperty(
    'disabled',
    true,
  );
  cleanup();
  const user = member('admin', { hasSecondFactor: true });
  const sent = open(
    used,
    { 'sso.require': { ...used, isRequired: true }, 'auth.user': user },
    true,
  );
  await press('Require single sign-on');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Require single sign-on' }));
  expect(await screen.findByText('Single sign-on is required.')).toBeDefined();
  expect(sent('sso.require')[0]?.body).toEqual({ isRequired: true });
});

it('says that loading failed', async () => {
  open(failed);
  expect(await screen.findByText('Failed to load data')).toBeDefined();
});
