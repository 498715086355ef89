import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { failed } from '../../../test/operations.ts';
import { drawTickets, listed, serve } from '../list/test-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const origins = {
  forms: [
    { id: 'f1', name: 'Contact us' },
    { id: 'f2', name: 'Réclamation' },
  ],
  domains: ['help.example.com'],
};

async function open(search = '', more = {}) {
  const calls = serve({ 'tickets.origins': origins, ...more });
  const { router } = drawTickets(member('agent'), search);
  await screen.findByText('Kettle leaks');
  const asked = () => {
    const { channel, formId, domain, hasFile } = listed(calls).at(-1) ?? {};
    return { channel, formId, domain, hasFile };
  };
  return { calls, asked, router };
}
const openFilter = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Filter by channel, form or file/ }));
const pick = async (name: string) => userEvent.click(await screen.findByRole('option', { name }));

it('tickets can be filtered by channel, form and domain, which the address contains', async () => {
  const { calls, asked, router } = await open();
  expect(calls.map(({ operation }) => operation)).not.toContain('tickets.origins');
  await openFilter();
  await pick('Email');
  await waitFor(() => expect(asked()).toEqual({ channel: 'email' }));
  await pick('Live chat');
  await pick('Contact us');
  await pick('help.example.com');
  const all = { channel: 'chat', formId: 'f1', domain: 'help.example.com' };
  await waitFor(() => expect(asked()).toEqual(all));
  expect(router.state.location.search).toEqual({
    channel: 'chat',
    form: 'f1',
    domain: 'help.example.com',
  });
  const button = screen.getByRole('button', {
    name: 'Filter by channel, form or file, 3 selected',
  });
  expect(screen.getByRole('option', { name: 'Live chat' }).ariaSelected).toBe('true');
  await pick('Live chat');
  await waitFor(() => expect(asked()).toEqual({ formId: 'f1', domain: 'help.example.com' }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('tickets with a file can be filtered there too, with a chip to remove the filter', async () => {
  const { asked, router } = await open();
  await openFilter();
  await pick('With a file');
  await waitFor(() => expect(asked()).toEqual({ hasFile: 'true' }));
  expect(router.state.location.search).toEqual({ hasFile: 'yes' });
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove filter: With a file' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('a form is found by typing, ignoring accents', async () => {
  const { asked } = await open();
  await openFilter();
  await userEvent.type(await screen.findByRole('combobox', { name: /Channel/ }), 'recla');
  const found = () => within(screen.getByRole('listbox')).getAllByRole('option');
  await waitFor(() => expect(found()).toHaveLength(1));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(asked()).toEqual({ formId: 'f2' }));
});

it('each filter has a chip with its name, which removes it', async () => {
  const { asked } = await open('?channel=widget&form=gone&domain=help.example.com');
  const chip = (name: RegExp) => screen.findByRole('button', { name });
  expect((await chip(/filter: Website form/)).textContent).toBe('Website form');
  await waitFor(async () =>
    expect((await chip(/filter: Form /)).textContent).toBe('Form: a deleted form'),
  );
  await userEvent.click(await chip(/filter: help.example.com/));
  await waitFor(() => expect(asked()).toEqual({ channel: 'widget', formId: 'gone' }));
});

it("channels can be selected if the forms couldn't be loaded", async () => {
  const { asked } = await open('', { 'tickets.origins': failed });
  await openFilter();
  await screen.findByText('Failed to load the forms.');
  await pick('API');
  await waitFor(() => expect(asked()).toEqual({ channel: 'api' }));
});

it('customers have no origin filter', async () => {
  serve();
  drawTickets(member('customer'));
  await screen.findByText('Kettle leaks');
  expect(screen.queryByRole('button', { name: /^Filter by channel/ })).toBeNull();
});
