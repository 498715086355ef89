import { MockedRefusal } from '@helpdesk/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { shownToast } from '../../../data/toast.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed, gatewayTimeout } from '../../../test/operations.ts';
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
type Answers = Parameters<typeof answerOperations>[0];

async function open(answers: Answers = {}) {
  const calls = answerOperations({ 'chat.settings': settings, ...answers });
  drawPage(ChatSettingsButton, member('admin'));
  await userEvent.click(await screen.findByRole('button', { name: 'Live chat settings' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Live chat settings' }));
  const press = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
  const made = (asked: string) => calls.filter(({ operation }) => operation === asked);
  return { dialog, press, made };
}
const shown = (name: string) => screen.queryByRole('dialog', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const toasted = (toast: object) => waitFor(() => expect(shownToast()).toMatchObject(toast));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('are shown once loaded, and can be retried after a failure', async () => {
  let give = () => {};
  const answers: unknown[] = [failed, settings];
  const { dialog, press } = await open({
    'chat.settings': () =>
      new Promise((resolve) => {
        give = () => resolve(answers.shift() as never);
      }),
  });
  expect(document.querySelector('[aria-busy="true"]')?.children).toHaveLength(3);
  give();
  expect(await dialog.findByText('Failed to load data')).toBeDefined();
  await press('Try again');
  give();
  expect(await dialog.findByLabelText('Greeting')).toHaveProperty('value', 'Hi!');
  expect(dialog.getByLabelText('Greeting').getAttribute('aria-required')).toBe('true');
  expect(dialog.getByLabelText('Close idle chats after (minutes)')).toHaveProperty('value', '15');
  expect(dialog.getByLabelText('Allowed domains')).toHaveProperty('value', 'shop.example');
  for (const hint of [
    "The bot's first message. {organization} becomes your organization's name.",
    'Chats close after this long without a message.',
    'One per line, such as example.com or *.example.com. Leave empty to allow all sites.',
  ])
    expect(dialog.getByText(hint)).toBeDefined();
});

it('close without a question if nothing changed, otherwise ask first', async () => {
  const { dialog, press, made } = await open();
  await dialog.findByLabelText('Greeting');
  await press('Cancel');
  await gone();
  await userEvent.click(screen.getByRole('button', { name: 'Live chat settings' }));
  await screen.findByLabelText('Greeting');
  write('Allowed domains', 'shop.example\nother.example');
  const question = 'Discard unsaved changes?';
  await userEvent.keyboard('{Escape}');
  const asked = within(shown(question) as HTMLElement);
  expect(asked.getByText("Your changes haven't been saved.")).toBeDefined();
  await userEvent.click(asked.getByRole('button', { name: 'Cancel' }));
  expect(shown(question)).toBeNull();
  expect(screen.getByLabelText('Allowed domains')).toHaveProperty(
    'value',
    'shop.example\nother.example',
  );
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  await gone();
  expect(made('chat.updateSettings')).toEqual([]);
});

it('show each error at its field until that is changed', async () => {
  const refused = (field: string, message: string) =>
    new MockedRefusal(400, 'Check the fields', 'validation_failed', [
      { field, code: 'x', message },
    ]);
  const answers = [
    refused('allowedDomains.0', 'No domain'),
    refused('greeting', 'Too rude'),
    gatewayTimeout,
    { ...settings, greeting: 'Moin!' },
  ];
  const { dialog, press, made } = await open({
    'chat.updateSettings': () => answers.shift() as never,
  });
  await dialog.findByLabelText('Greeting');
  const minutes = 'Please enter 2 to 1440 minutes';
  write('Close idle chats after (minutes)', ' ');
  await press('Save Changes');
  expect(made('chat.updateSettings')).toEqual([]);
  const note = () =>
    document.getElementById(
      dialog.getByLabelText('Close idle chats after (minutes)').getAttribute('aria-describedby') ??
        '',
    );
  await waitFor(() =>
    expect(
      dialog.getByLabelText('Close idle chats after (minutes)').ariaInvalid ??
        dialog.getByLabelText('Close idle chats after (minutes)').getAttribute('aria-invalid'),
    ).toBe('true'),
  );
  write('Close idle chats after (minutes)', '1441');
  expect(note()?.textContent).toBe('Chats close after this long without a message.');
  await press('Save Changes');
  expect(await dialog.findByText(minutes)).toBeDefined();
  write('Close idle chats after (minutes)', '20');
  write('Greeting', 'Moin!');
  write('Allowed domains', 'https://Shop.example/x\nother.example');
  await press('Save Changes');
  expect(await dialog.findByText('No domain')).toBeDefined();
  await toasted({ title: 'Error', text: 'Check the fields', destructive: true });
  await press('Save Changes');
  expect(await dialog.findByText('Too rude')).toBeDefined();
  await press('Save Changes');
  await toasted({ title: 'Error', text: 'Failed to update live chat settings' });
  expect(dialog.getByLabelText('Greeting')).toHaveProperty('value', 'Moin!');
  await press('Save Changes');
  await toasted({ title: 'Live chat settings updated' });
  await gone();
  expect(made('chat.updateSettings').at(-1)?.body).toEqual({
    greeting: 'Moin!',
    idleMinutes: 20,
    allowedDomains: ['shop.example', 'other.example'],
    emailsUnreadAnswers: true,
  });
  // The saved values are shown without another request.
  await userEvent.click(screen.getByRole('button', { name: 'Live chat settings' }));
  expect(await screen.findByLabelText('Greeting')).toHaveProperty('value', 'Moin!');
  expect(made('chat.settings')).toHaveLength(1);
});

it("a first identity secret is created at once, with a note that it's shown only once", async () => {
  const { dialog, press, made } = await open({ 'chat.newIdentitySecret': { secret: 'chs_1' } });
  expect(await dialog.findByText(/^Generate a secret to verify visitors/)).toBeDefined();
  expect(dialog.queryByText("Copy the secret now. You won't see it again.")).toBeNull();
  await press('Generate secret');
  expect(await dialog.findByText('chs_1')).toBeDefined();
  expect(dialog.getByText("Copy the secret now. You won't see it again.")).toBeDefined();
  expect(dialog.getByText('Keep it on your server, never in a page.')).toBeDefined();
  await toasted({ title: 'Identity secret generated' });
  await waitFor(() => expect(made('chat.settings')).toHaveLength(2));
});

it('an identity secret is replaced after a question, and shows an error if that fails', async () => {
  const answers = [
    new MockedRefusal(409, 'Said by the server', 'refused'),
    gatewayTimeout,
    { secret: 'chs_2' },
  ];
  const { dialog, press } = await open({
    'chat.settings': { ...settings, emailsUnreadAnswers: true, hasIdentitySecret: true },
    'chat.newIdentitySecret': () => answers.shift() as never,
  });
  expect(await dialog.findByText(/^Your server signs a JWT/)).toBeDefined();
  const question = () => shown('Replace the identity secret?');
  await press('Replace secret');
  expect(question()?.textContent).toContain(
    'JWTs signed with the current secret work for one more day. If it leaked, replace it twice to reject them immediately.',
  );
  await userEvent.click(within(question() as HTMLElement).getByRole('button', { name: 'Cancel' }));
  expect([question(), answers.length]).toEqual([null, 3]);
  await press('Replace secret');
  const replace = screen.getByRole('button', { name: 'Replace' });
  await userEvent.click(replace);
  await toasted({ title: 'Error', text: 'Said by the server', destructive: true });
  await userEvent.click(replace);
  await toasted({ title: 'Error', text: 'Failed to generate an identity secret' });
  expect(question()).not.toBeNull();
  await userEvent.click(replace);
  await toasted({ title: 'Identity secret replaced' });
  expect(question()).toBeNull();
  expect(dialog.getByText('chs_2')).toBeDefined();
});
