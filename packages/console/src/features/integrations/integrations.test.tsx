import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { shownToast } from '../../data/toast.ts';
import { member } from '../../test/harness.tsx';
import { answerOperations } from '../../test/operations.ts';
import { drawPage } from '../../test/page.tsx';
import { DocumentationTab } from './DocumentationTab.tsx';
import { KeysTab } from './keys/KeysTab.tsx';
import { keyLike, listOf, webhookLike } from './test-integrations.ts';
import { WebhooksTab } from './webhooks/WebhooksTab.tsx';

const key = keyLike({
  expiresAt: '2020-01-01T00:00:00.000Z',
  permissions: [
    'tickets:read',
    'tickets:create',
    'tickets:update',
    'tickets:delete',
    'analytics:read',
  ],
});

const hook = webhookLike({
  events: ['ticket.created', 'ticket.updated', 'ticket.assigned', 'ticket.resolved'],
  status: 'error',
  retryCount: 2,
});

const refusal = (message: string) => new MockedRefusal(400, message, 'refused');

const draw = (Screen: () => ReactNode = KeysTab) => drawPage(Screen, member('admin'));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('API keys', () => {
  it('show three permissions and the number of further ones, and which keys have expired', async () => {
    answerOperations({ 'apiKeys.list': listOf([key]) });
    draw();
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('hdk_abcd…wxyz')).toBeDefined();
    expect(row.getByText('Expired')).toBeDefined();
    expect(row.getByText('+2 more')).toBeDefined();
    expect(row.queryByText('analytics:read')).toBeNull();
  });

  it('show a new key once, with a copy button', async () => {
    const calls = answerOperations({
      'apiKeys.list': listOf([]),
      'team.assignable': [],
      'apiKeys.create': {
        data: { ...key, key: 'hdk_secret' },
        message: 'API key created successfully',
      },
    });
    draw();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Create API Key' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create API Key' }));
    expect(await dialog.findByText('Name is required')).toBeDefined();
    await user.type(dialog.getByLabelText('Name'), 'Shop');
    await user.click(dialog.getByRole('checkbox', { name: 'Contact forms: Submit' }));
    await user.click(dialog.getByRole('button', { name: 'Create API Key' }));
    expect(await screen.findByText('hdk_secret')).toBeDefined();
    expect(shownToast()).toMatchObject({ title: 'API key created successfully' });
    const sent = calls.find(({ operation }) => operation === 'apiKeys.create');
    expect(sent?.body).toEqual({
      name: 'Shop',
      permissions: ['tickets:read', 'contact_forms:create'],
    });
    await user.click(screen.getByRole('button', { name: 'Copy: API key' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ title: 'Copied!' }));
  });

  it("says why a key couldn't be deleted or turned off", async () => {
    answerOperations({
      'apiKeys.list': listOf([key]),
      'apiKeys.update': new MockedRefusal(404, 'Not found', 'not_found'),
      'apiKeys.delete': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    draw();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('switch', { name: 'Shop is active' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ text: 'Not found' }));
    await user.click(screen.getByRole('button', { name: 'Actions for Shop' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ text: 'Failed to delete API key' }));
  });
});

describe('webhooks', () => {
  it('show the health of each, and send a test event', async () => {
    answerOperations({
      'webhooks.list': listOf([hook]),
      'webhooks.test': refusal('Failed to test webhook'),
    });
    draw(WebhooksTab);
    const row = within(await screen.findByRole('listitem'));
    expect(row.getByText('error')).toBeDefined();
    expect(row.getByText('+1 more')).toBeDefined();
    await userEvent.click(row.getByRole('button', { name: 'Test' }));
    await waitFor(() => expect(shownToast()).toMatchObject({ text: 'Failed to test webhook' }));
  });

  it('say why a test failed', async () => {
    const message = 'The receiver answered 500';
    answerOperations({
      'webhooks.list': listOf([hook]),
      'webhooks.test': new MockedRefusal(502, 'Failed to test webhook', 'delivery_failed', [
        { field: 'url', code: 'delivery_failed', message },
      ]),
    });
    draw(WebhooksTab);
    await userEvent.click(await screen.findByRole('button', { name: 'Test' }));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ title: 'Failed to test webhook', text: message }),
    );
  });

  it('shows the secret of a new one once', async () => {
    const calls = answerOperations({
      'webhooks.list': listOf([]),
      'webhooks.create': { data: { ...hook, secret: 'whsec_once' }, message: 'ok' },
    });
    draw(WebhooksTab);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Create Webhook' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Name'), 'Warehouse');
    await user.type(dialog.getByLabelText('URL'), 'nowhere');
    await user.click(dialog.getByRole('checkbox', { name: 'ticket.created' }));
    await user.click(dialog.getByRole('button', { name: 'Create Webhook' }));
    expect(await dialog.findByText('Please enter a valid URL')).toBeDefined();
    expect(dialog.getByText('Select at least one event')).toBeDefined();
    await user.clear(dialog.getByLabelText('URL'));
    await user.type(dialog.getByLabelText('URL'), hook.url);
    await user.click(dialog.getByRole('checkbox', { name: 'ticket.resolved' }));
    await user.click(dialog.getByRole('button', { name: 'Create Webhook' }));
    expect(await screen.findByText('whsec_once')).toBeDefined();
    const sent = calls.find(({ operation }) => operation === 'webhooks.create');
    expect(sent?.body).toEqual({
      name: 'Warehouse',
      url: hook.url,
      events: ['ticket.resolved'],
      filter: '',
      headers: [],
      isActive: true,
    });
  });
});

it('links to the documentation and its sections', async () => {
  answerOperations({});
  draw(DocumentationTab);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/api-docs',
    '/api-docs#examples',
    '/api-docs#webhooks',
    '/openapi.yaml',
    '/api/openapi.json',
  ]);
});
