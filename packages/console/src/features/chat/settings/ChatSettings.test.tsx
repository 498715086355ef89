import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { ChatSettingsButton } from './ChatSettingsButton.tsx';
import { panelOf } from './panel/test-panel.ts';

const settings = {
  greeting: 'Hi!',
  idleMinutes: 15,
  allowedDomains: ['shop.example'],
  emailsUnreadAnswers: true,
  hasIdentitySecret: false,
  panel: panelOf(),
};

const serve = (more: Parameters<typeof answerOperations>[0] = {}) =>
  answerOperations({ 'chat.settings': settings, ...more });

async function open() {
  drawPage(ChatSettingsButton, member('admin'));
  await userEvent.click(await screen.findByRole('button', { name: 'Live chat settings' }));
  await screen.findByLabelText('Greeting');
  return within(screen.getByRole('dialog', { name: 'Live chat settings' }));
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('are available only to admins', async () => {
  serve();
  drawPage(
    () => (
      <>
        <p>Live Chat</p>
        <ChatSettingsButton />
      </>
    ),
    member('agent'),
  );
  await screen.findByText('Live Chat');
  expect(screen.queryByRole('button', { name: 'Live chat settings' })).toBeNull();
});

it('saves greeting, idle timeout and allowed sites', async () => {
  const saved = { ...settings, greeting: 'Moin!', idleMinutes: 30 };
  const calls = serve({ 'chat.updateSettings': saved });
  const dialog = await open();
  const user = userEvent.setup();
  const [greeting, minutes] = [
    dialog.getByLabelText('Greeting'),
    dialog.getByLabelText('Close idle chats after (minutes)'),
  ];
  await user.clear(greeting);
  await user.type(greeting, 'Moin!');
  await user.clear(minutes);
  await user.type(minutes, '1');
  await user.click(dialog.getByRole('switch', { name: /Email unread messages/ }));
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Please enter 2 to 1440 minutes')).toBeDefined();
  await user.clear(minutes);
  await user.type(minutes, '30');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Live chat settings updated'));
  expect(calls.find(({ operation }) => operation === 'chat.updateSettings')?.body).toEqual({
    greeting: 'Moin!',
    idleMinutes: 30,
    allowedDomains: ['shop.example'],
    emailsUnreadAnswers: false,
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks before discarding unsaved changes', async () => {
  serve();
  const dialog = await open();
  await userEvent.type(dialog.getByLabelText('Greeting'), '?');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('dialog', { name: 'Discard unsaved changes?' })).toBeDefined();
});

it('shows a new identity secret once', async () => {
  serve({
    'chat.newIdentitySecret': { secret: 'chs_once' },
  });
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Generate secret' }));
  expect(await dialog.findByText('chs_once')).toBeDefined();
});
