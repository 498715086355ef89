import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import ChatSettingsPage from './ChatSettingsPage.tsx';
import { panelOf } from './panel/test-panel.ts';

const settings = {
  greeting: 'Hi!',
  idleMinutes: 15,
  allowedDomains: [],
  emailsUnreadAnswers: true,
  hasIdentitySecret: false,
  panel: panelOf(),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = new Date(Date.now() - 5 * 60_000).toISOString();
const site = {
  firstHost: 'shop.example',
  firstSeenAt: at,
  lastHost: 'shop.example',
  lastSeenAt: at,
};
const firstSteps = {
  form: false,
  chat: true,
  article: false,
  team: false,
  mail: false,
  isPutAway: true,
  sites: { chat: site, form: null },
  samples: 0,
};

it('shows the install code, and saves the greeting in place', async () => {
  const calls = answerOperations({
    'chat.settings': settings,
    'organization.firstSteps': firstSteps,
    'chat.updateSettings': ({ body }) => ({ ...settings, ...(body as object) }),
  });
  drawPage(ChatSettingsPage, member('admin'));
  const greeting = await screen.findByLabelText<HTMLTextAreaElement>('Greeting');
  expect(screen.getByText(/<helpdesk-chat organization="acme">/)).toBeDefined();
  expect((await screen.findByText('Seen on shop.example')).parentElement?.textContent).toContain(
    '5 min ago',
  );
  const save = screen.getByRole('button', { name: 'Save Changes' });
  expect(save).toHaveProperty('disabled', true);
  await userEvent.type(greeting, ' Hello.');
  await userEvent.click(save);
  await waitFor(() => expect(shownToast()?.title).toBe('Live chat settings updated'));
  const sent = calls.find(({ operation }) => operation === 'chat.updateSettings');
  expect(sent?.body).toMatchObject({ greeting: 'Hi! Hello.' });
  await waitFor(() => expect(save).toHaveProperty('disabled', true));
});
