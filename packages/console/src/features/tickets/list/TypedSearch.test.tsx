import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { late, refund, vip } from '../../../test/tags.ts';
import { jonas } from '../../../test/tickets.ts';
import { drawTickets, listed, serve } from './test-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function draw(search = '') {
  const calls = serve({ 'tags.list': [late, refund, vip] });
  drawTickets(member('agent'), search);
  await screen.findByText('Kettle leaks');
  await screen.findByRole('option', { name: 'Jonas Weber' });
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tickets' });
  const asked = () => listed(calls).at(-1);
  return { box, asked, user: userEvent.setup() };
}
const value = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name }).value;

it('a typed filter becomes a chip, and the search text stays in the box', async () => {
  const { box, asked, user } = await draw();
  await user.type(box, 'pot status:open priority:urgent{Enter}');
  await waitFor(() => expect(value('Priority')).toBe('urgent'));
  expect(value('Status')).toBe('open');
  expect(box.value.trim()).toBe('pot');
  await waitFor(() =>
    expect(asked()).toMatchObject({ q: 'pot', status: 'open', priority: 'urgent' }),
  );
});

it('people are found by their names', async () => {
  const { box, asked, user } = await draw();
  await user.type(box, `assignee:${jonas.email}{Enter}`);
  await waitFor(() => expect(value('Agent')).toBe(jonas.id));
  await user.type(box, 'from:Vera@Example.com is:unread{Enter}');
  await waitFor(() =>
    expect(asked()).toMatchObject({
      assignedAgentId: jonas.id,
      customerEmail: 'vera@example.com',
      unread: 'true',
    }),
  );
  await user.type(box, 'assignee:nobody@example.org{Enter}');
  await screen.findByText('No team member has the address nobody@example.org');
});

it('date filters sort by newest first, each with a remove button', async () => {
  const { box, asked, user } = await draw();
  await user.type(box, 'after:2026-11-01 before:today{Enter}');
  await waitFor(() =>
    expect(asked()).toMatchObject({ query: 'after:2026-11-01 before:today', sort: '-createdAt' }),
  );
  const before = { name: 'Remove filter: Before today' };
  await user.click(screen.getByRole('button', before));
  await waitFor(() => expect(screen.queryByRole('button', before)).toBeNull());
  expect(screen.getByRole('button', { name: /filter: Since Nov 1/ })).toBeDefined();
});

it('an invalid filter stays in the box, with the reason and a suggestion', async () => {
  const { box, asked, user } = await draw();
  await user.type(box, 'asignee:me{Enter}');
  await screen.findByText(/Unknown filter asignee:. Did you mean assignee:\?/);
  expect(box.value).toBe('asignee:me');
  expect(box.ariaInvalid ?? box.getAttribute('aria-invalid')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Use assignee:me' }));
  await waitFor(() => expect(asked()).toMatchObject({ assignedAgentId: member('agent').id }));
  expect(box.value).toBe('');
  expect(screen.queryByText(/Unknown filter/)).toBeNull();
});

it('a web address is searched as plain text', async () => {
  const { box, asked, user } = await draw();
  await user.type(box, 'https://acme.com{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ q: 'https://acme.com' }));
  expect(box.value).toBe('https://acme.com');
});

it('tags are found by name, and filter by all, any or none of them', async () => {
  const { box, asked, user } = await draw();
  await user.type(box, 'tag:refund tag:"late delivery" pot{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ tags: 'g1,g2', q: 'pot' }));
  await user.clear(box);
  await user.type(box, '-tag:VIP{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ tags: 'g1,g2', noTag: 'g3' }));
  await user.click(await screen.findByRole('button', { name: /filter: All of/ }));
  await user.type(box, 'tag:Refund,latedelivery{Enter}');
  await waitFor(() => expect(asked()).toMatchObject({ anyTag: 'g1,g2', noTag: 'g3' }));
  await user.type(box, 'tag:nothing{Enter}');
  await screen.findByText('There is no tag “nothing”');
  expect(box.value).toBe('tag:nothing');
});

it('a form, a channel and a domain are found by name', async () => {
  const calls = serve({
    'tickets.origins': { forms: [{ id: 'f1', name: 'Contact us' }], domains: [] },
  });
  drawTickets(member('agent'));
  await screen.findByText('Kettle leaks');
  const asked = () => listed(calls).at(-1);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search tickets' });
  const user = userEvent.setup();
  await user.type(
    box,
    'form:"contact us" channel:form domain:Help.example.com has:file pot{Enter}',
  );
  await waitFor(() =>
    expect(asked()).toMatchObject({
      formId: 'f1',
      channel: 'form',
      domain: 'help.example.com',
      hasFile: 'true',
      q: 'pot',
    }),
  );
  await user.clear(box);
  await user.type(box, 'form:gone{Enter}');
  await screen.findByText('There is no form “gone”');
  await user.clear(box);
  await user.type(box, 'has:note{Enter}');
  await screen.findByText('has: must be file or attachment, not “note”');
});
