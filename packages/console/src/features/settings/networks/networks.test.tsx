import type { Result } from '@helpdesk/sdk/contract/operations';
import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed, heldAnswer } from '../../../test/operations.ts';
import { noNetworks as none } from '../../../test/organizations.ts';
import { drawPage } from '../../../test/page.tsx';
import NetworksCard from './NetworksCard.tsx';

type Networks = Result<'organization.networks'>;

const office = { name: 'Office', network: '203.0.113.0/24' };

function open(
  stored: Networks | MockedRefusal,
  saved: Networks | MockedRefusal | (() => Promise<Networks>) = none,
  user = member('admin'),
) {
  const calls = answerOperations({
    'organization.networks': stored,
    'organization.setNetworks': saved,
  });
  drawPage(NetworksCard, user);
  return () =>
    calls
      .filter(({ operation }) => operation === 'organization.setNetworks')
      .map((one) => one.body);
}
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
/** Adds a network and waits for its focus, which would be taken from the next click's target. */
async function addNetwork(number: number) {
  await press('Add network');
  const name = await screen.findByLabelText(`Name of network ${number}`);
  await waitFor(() => expect(document.activeElement).toBe(name));
}
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("names networks, adds the user's own address, and saves them as a whole", async () => {
  const kept = { ...none, networks: [office, { name: 'My address', network: '203.0.113.7/32' }] };
  const sent = open(none, kept);
  expect(await screen.findByText('No IP restriction.')).toBeDefined();
  await addNetwork(1);
  await userEvent.keyboard('Office');
  await userEvent.type(screen.getByLabelText('Network 1'), '203.0.113.9/24');
  await press('Add my address, 203.0.113.7');
  expect(valueOf('Network 2')).toBe('203.0.113.7');
  await press('Save allowlist');
  await waitFor(() => expect(shownToast()?.title).toBe('IP allowlist saved'));
  expect(sent()).toEqual([
    {
      networks: [
        { name: 'Office', network: '203.0.113.9/24' },
        { name: 'My address', network: '203.0.113.7' },
      ],
      includesKeys: false,
    },
  ]);
  expect(valueOf('Network 2')).toBe('203.0.113.7/32');
  const own = screen.getByRole<HTMLButtonElement>('button', { name: /^Add my address/ });
  expect(own.disabled).toBe(true);
});

it('keeps input that is made while the list is being saved', async () => {
  const saved = heldAnswer({ ...none, networks: [office] });
  const sent = open(none, saved.answer);
  await addNetwork(1);
  await userEvent.type(await screen.findByLabelText('Name of network 1'), 'Office');
  await userEvent.type(screen.getByLabelText('Network 1'), '203.0.113.9/24');
  await press('Save allowlist');
  await waitFor(() => expect(sent()).toHaveLength(1));
  await addNetwork(2);
  await userEvent.type(await screen.findByLabelText('Name of network 2'), 'Home');
  saved.release();
  await waitFor(() => expect(shownToast()?.title).toBe('IP allowlist saved'));
  expect(valueOf('Name of network 2')).toBe('Home');
  expect(valueOf('Network 1')).toBe('203.0.113.9/24');
  await userEvent.type(screen.getByLabelText('Network 2'), '198.51.100.0/24');
  await press('Save allowlist');
  await waitFor(() => expect(sent()).toHaveLength(2));
});

it('shows missing and refused values at their rows, focuses the first, and keeps the input', async () => {
  const message = 'Please enter an address or a network, such as 203.0.113.0/24 or 2001:db8::/32';
  const errors = [{ field: 'networks.1.network', code: 'invalid', message }];
  const sent = open(
    { ...none, networks: [office] },
    new MockedRefusal(400, message, 'validation_failed', errors),
  );
  await addNetwork(2);
  await userEvent.type(screen.getByLabelText('Network 2'), 'the office');
  await press('Save allowlist');
  expect(await screen.findByText('Please enter a name')).toBeDefined();
  expect(sent()).toEqual([]);
  await userEvent.type(screen.getByLabelText('Name of network 2'), 'Odd');
  expect(screen.queryByText('Please enter a name')).toBeNull();
  await press('Save allowlist');
  expect(await screen.findByText(message)).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Network 2')));
  expect(valueOf('Network 2')).toBe('the office');
  expect(valueOf('Network 1')).toBe('203.0.113.0/24');
});

it("warns if the list excludes the user's own address", async () => {
  const sentence =
    "This list doesn't include your own address, 203.0.113.7. Add it so you don't lock yourself out";
  open({ ...none, networks: [office] }, new MockedRefusal(409, sentence, 'own_address_missing'));
  await userEvent.type(await screen.findByLabelText('Name of network 1'), ' 2');
  await press('Save allowlist');
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(valueOf('Name of network 1')).toBe('Office 2');
});

it('removes the last network, which allows access from everywhere', async () => {
  const sent = open({ ...none, networks: [office], includesKeys: true });
  await press('Remove network 1');
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add network' })),
  );
  await press('Save allowlist');
  await waitFor(() => expect(shownToast()?.title).toBe('IP restriction removed'));
  expect(sent()).toMatchObject([{ networks: [] }]);
});

it("is read-only for members who don't have all permissions", async () => {
  const user = member('agent', { permissions: ['view_all_tickets', 'manage_settings'] });
  open({ ...none, networks: [office], includesKeys: true }, none, user);
  expect(await screen.findByText('203.0.113.0/24')).toBeDefined();
  expect(screen.getByText('API keys also work only from these networks.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save allowlist' })).toBeNull();
});

it('says that loading failed, and retries', async () => {
  open(failed);
  expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined();
});
