import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../../data/toast.ts';
import { member } from '../../../../test/harness.tsx';
import { answerOperations } from '../../../../test/operations.ts';
import { organizationContext } from '../../../../test/organizations.ts';
import { drawPage } from '../../../../test/page.tsx';
import { ChatSettingsButton } from '../ChatSettingsButton.tsx';
import { panelOf } from './test-panel.ts';

const settings = {
  greeting: 'Hi from {organization}!',
  idleMinutes: 15,
  allowedDomains: [],
  emailsUnreadAnswers: true,
  hasIdentitySecret: false,
  panel: panelOf(),
};
type Answers = Parameters<typeof answerOperations>[0];

async function open(answers: Answers = {}) {
  const calls = answerOperations({
    'chat.settings': settings,
    'chat.agents': [],
    'organization.get': organizationContext('admin'),
    'helpArticles.list': [],
    'contactForms.list': [],
    ...answers,
  });
  drawPage(ChatSettingsButton, member('admin'));
  await userEvent.click(await screen.findByRole('button', { name: 'Live chat settings' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Chat on your site' }));
  await dialog.findByLabelText('Position');
  const saved = () => calls.filter(({ operation }) => operation === 'chat.updateSettings');
  const write = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  const turn = (name: string | RegExp) => userEvent.click(dialog.getByRole('switch', { name }));
  return { dialog, saved, write, press, turn };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('saves all settings together, and says so', async () => {
  const { saved, write, press, turn } = await open({
    'chat.updateSettings': ({ body }) => ({ ...settings, ...(body as object) }),
  });
  write('Button', 'text');
  write('Button text', 'Ask us');
  write('Position', 'top-left');
  write('Top spacing', '80');
  await turn(/^Show an opening screen/);
  await turn(/^Popular articles and search/);
  await press('Add quick reply');
  write('Label', 'My order');
  write('Message to send', 'Where is my order?');
  await turn(/^Show when an agent joins/);
  write('Consent', 'box');
  write('Consent text', 'I agree');
  write('Show chat on', 'except');
  write('URLs', ' /checkout*\n\n/cart ');
  await press('Save Changes');
  await waitFor(() => expect(shownToast()?.title).toBe('Chat on your site updated'));
  expect(saved()[0]?.body).toEqual({
    panel: {
      ...panelOf(),
      launcher: { look: 'text', text: 'Ask us' },
      position: 'top-left',
      insetY: 80,
      opening: { isOn: true, showsFaces: true, showsAnswerTime: true, showsArticles: false },
      quickReplies: [{ label: 'My order', message: 'Where is my order?', formId: null }],
      showsJoining: true,
      consent: { kind: 'box', text: 'I agree' },
      pages: { shownOn: 'except', patterns: ['/checkout*', '/cart'] },
    },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it("shows the server's errors at their fields until something changes", async () => {
  const { dialog, write, press } = await open({
    'chat.updateSettings': new MockedRefusal(400, 'Check the fields', 'validation_failed', [
      { field: 'panel.launcher.text', code: 'required', message: 'Please enter the text' },
    ]),
  });
  write('Button', 'text');
  write('Side spacing', '900');
  await press('Save Changes');
  expect(await dialog.findByText('Please enter 0 to 400 pixels')).toBeDefined();
  write('Side spacing', '40');
  await press('Save Changes');
  expect(await dialog.findByText('Please enter the text')).toBeDefined();
  expect(dialog.queryByText('Please enter 0 to 400 pixels')).toBeNull();
  write('Button text', 'Ask us');
  expect(dialog.queryByText('Please enter the text')).toBeNull();
});

it('allows at most four quick replies, each removable, and offers only enabled forms', async () => {
  const { dialog, press, turn } = await open({
    'chat.settings': {
      ...settings,
      panel: panelOf({
        opening: { isOn: true, showsFaces: true, showsAnswerTime: true, showsArticles: true },
        quickReplies: ['A', 'B', 'C', 'D'].map((label) => ({
          label,
          message: label,
          formId: null,
        })),
      }),
    },
  });
  expect(dialog.queryByRole('button', { name: 'Add quick reply' })).toBeNull();
  const [kind] = dialog.getAllByLabelText('Action');
  expect([...(kind as HTMLSelectElement).options].map(({ label }) => label)).toEqual([
    'Send a message',
  ]);
  await press('Remove quick reply 2');
  const labels = dialog.getAllByLabelText('Label') as HTMLInputElement[];
  expect(labels.map(({ value }) => value)).toEqual(['A', 'C', 'D']);
  await turn(/^Show an opening screen/);
  expect(dialog.queryByLabelText('Label')).toBeNull();
});

it('shows the tag that loads the launcher settings from here', async () => {
  const { dialog } = await open();
  expect(dialog.getByText(/widget\.js\?for=\S+" async>/)).toBeDefined();
});

it('asks before discarding unsaved changes, also when switching dialogs', async () => {
  const { write, press } = await open();
  write('Position', 'top-left');
  await press('Cancel');
  expect(screen.getByRole('dialog', { name: 'Discard unsaved changes?' })).toBeDefined();
});

it('sets proactive messages, each with its rule, and shows their errors', async () => {
  const text = new MockedRefusal(400, 'Please enter at least one address', 'validation_failed', [
    {
      field: 'panel.proactiveMessages.0.patterns',
      code: 'required',
      message: 'Please enter at least one address',
    },
  ]);
  const answers = [text, settings];
  const { dialog, saved, write, press, turn } = await open({
    'chat.updateSettings': () => answers.shift() as never,
  });
  await press('Add message');
  write('Message', 'Questions about prices?');
  write('Time on page (seconds)', '20');
  write('Scroll depth (%)', '40');
  write('Show on', 'only');
  await turn(/^Only visitors who have chatted before/);
  await press('Save Changes');
  expect(await dialog.findByText('Please enter at least one address')).toBeDefined();
  write('URLs', '/pricing');
  await press('Save Changes');
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]?.body).toMatchObject({
    panel: {
      proactiveMessages: [
        {
          text: 'Questions about prices?',
          seconds: 20,
          scrolled: 40,
          isForReturning: true,
          shownOn: 'only',
          patterns: ['/pricing'],
        },
      ],
    },
  });
  await press('Remove message 1');
  expect(dialog.queryByLabelText('Message')).toBeNull();
});
