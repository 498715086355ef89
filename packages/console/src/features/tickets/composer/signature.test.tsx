import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { member } from '../../../test/harness.tsx';
import { organizationContext } from '../../../test/organizations.ts';
import { ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(signatures: object, ticket = ticketDetail()) {
  const user = member('agent');
  const [first] = user.organizations;
  serve(ticket, { 'organization.get': organizationContext('agent') });
  drawTicket({ ...user, organizations: first ? [{ ...first, ...signatures }] : [] });
  await userEvent.click(await screen.findByRole('textbox', { name: 'Reply' }));
}

it('a reply shows its signature, collapsed', async () => {
  await open({ signature: '{agent.firstName} for {customer.firstName|you}' });
  const line = await screen.findByText('Sent with your signature');
  const text = screen.getByText(/^Ada for/);
  expect(text.closest('details')?.open).toBe(false);
  await userEvent.click(line);
  expect(text.closest('details')?.open).toBe(true);
});

it("the organization's signature is labeled as such, and a note has none", async () => {
  await open({ signature: null, organizationSignature: 'The team' });
  expect(await screen.findByText("Sent with Acme's signature")).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  expect(screen.queryByText(/^Sent with/)).toBeNull();
});

it("the support address's signature takes precedence over the organization's", async () => {
  const repliesFrom = { email: 'billing@acme.example', signature: 'Acme billing' };
  await open({ signature: null, organizationSignature: 'The team' }, ticketDetail({ repliesFrom }));
  await userEvent.click(await screen.findByText('Sent with the signature of billing@acme.example'));
  expect(screen.getByText('Acme billing')).toBeDefined();
  expect(screen.queryByText('The team')).toBeNull();
});

it("a member's own signature is used for every address", async () => {
  const repliesFrom = { email: 'billing@acme.example', signature: 'Acme billing' };
  await open({ signature: 'Ada' }, ticketDetail({ repliesFrom }));
  expect(await screen.findByText('Sent with your signature')).toBeDefined();
});

it('shows no signature if no email is sent', async () => {
  await open({ signature: 'Ada' }, ticketDetail({ customerEmail: null }));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.queryByText(/^Sent with/)).toBeNull();
});
