import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { CurrentUser } from '../../data/session.ts';
import { shownToast } from '../../data/toast.ts';
import { acme, organizationContext } from '../../test/organizations.ts';
import { ada, draw, press, toasted, write } from './test-profile.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signed = (signature: string | null, organizationSignature: string | null = null) => {
  const user = ada();
  const [first] = user.organizations;
  return {
    ...user,
    organizations: first ? [{ ...first, signature, organizationSignature }] : [],
  } satisfies CurrentUser;
};
const organization = { 'organization.get': organizationContext('agent', acme({ name: 'Acme' })) };
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Signature' });

it('a signature is previewed with sample values for its variables, saved, and undone', async () => {
  const { bodies } = draw({ 'profile.update': signed('x'), ...organization }, signed('Old'));
  expect((await box()).value).toBe('Old');
  expect(button('Save Signature').disabled).toBe(true);
  write('Signature', '{agent.firstName} of {organization.name}');
  expect(await preview().findByText('Ada of Acme')).toBeDefined();
  await press('Save Signature');
  await toasted({ title: 'Signature saved' });
  expect(bodies('profile.update')).toEqual([
    { signature: '{agent.firstName} of {organization.name}' },
  ]);
  shownToast()?.undo?.();
  await waitFor(() => expect(bodies('profile.update')[1]).toEqual({ signature: 'Old' }));
});

it("shows the organization's signature to a member without their own", async () => {
  draw(organization, signed(null, '{agent.firstName|We}, at your service'));
  await box();
  expect(await preview().findByText('Ada, at your service')).toBeDefined();
});

it('says that replies are sent without a signature if there is none', async () => {
  draw({}, signed(null));
  await box();
  expect(preview().getByText('Your replies are sent without a signature.')).toBeDefined();
});

it('shows an error at the field, and keeps the input', async () => {
  const errors = [{ field: 'signature', code: 'x', message: 'Wrong at its field' }];
  const refusal = new MockedRefusal(400, 'Check the fields', 'validation_failed', errors);
  const { bodies } = draw({ 'profile.update': refusal, ...organization }, signed(null));
  await box();
  write('Signature', '{?phone}');
  await press('Save Signature');
  expect(screen.getByText(/^A signature can't ask the agent a question/)).toBeDefined();
  expect(bodies('profile.update')).toEqual([]);
  write('Signature', 'Ada');
  await press('Save Signature');
  expect(await screen.findByText('Wrong at its field')).toBeDefined();
  expect((await box()).value).toBe('Ada');
  await press('Reset Signature');
  expect((await box()).value).toBe('');
});

it('inserts a variable at the cursor', async () => {
  draw(organization, signed('Hi !'));
  const text = await box();
  text.setSelectionRange(3, 3);
  fireEvent.change(screen.getByRole('combobox', { name: 'Insert a variable' }), {
    target: { value: '{agent.name}' },
  });
  expect(text.value).toBe('Hi {agent.name}!');
});

it("isn't shown to customers", async () => {
  const { organizations } = ada();
  const asCustomer = organizations.map((one) => ({ ...one, role: 'customer' as const }));
  draw({}, { ...ada(), organizations: asCustomer, permissions: ['create_tickets'] });
  await screen.findByRole('heading', { name: 'Ada Lovelace' });
  expect(screen.queryByRole('textbox', { name: 'Signature' })).toBeNull();
});
