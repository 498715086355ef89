import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chat, noted, said } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations } from '../../../test/operations.ts';
import { organizationContext } from '../../../test/organizations.ts';
import { drawPage } from '../../../test/page.tsx';
import { assignable } from '../../../test/tickets.ts';
import { ChatComposer } from './ChatComposer.tsx';
import type { Conversation } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import { emptyThread, type Thread } from './thread.ts';

const conversation = { say: vi.fn(), typing: vi.fn(), retry: vi.fn(), discard: vi.fn() };
const me = { ...member('agent'), id: 'u1' };

beforeEach(() => {
  for (const one of Object.values(conversation)) one.mockClear();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function compose(more: Parameters<typeof answerOperations>[0] = {}) {
  const calls = answerOperations({
    'chat.addNote': noted('n1'),
    'team.assignable': assignable,
    ...more,
  });
  drawPage(
    () => (
      <ChatComposer
        chatId="c1"
        name="Vera"
        session={chat({ status: 'active', agentId: 'u1' })}
        conversation={conversation as unknown as Conversation}
        box={createRef<HTMLTextAreaElement>()}
      />
    ),
    me,
  );
  await screen.findByRole('radio', { name: 'Internal note' });
  return () => calls.flatMap(({ operation, body }) => (operation === 'chat.addNote' ? [body] : []));
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const isOn = () => screen.getByRole('button', { name: 'Formatting' }).ariaPressed === 'true';
const turnOn = () => userEvent.click(screen.getByRole('button', { name: 'Formatting' }));

it('a message is Markdown once formatting is on, with the same toolbar as tickets', async () => {
  await compose();
  await userEvent.type(box(), '**a**{Enter}');
  expect(conversation.say).toHaveBeenLastCalledWith('**a**', { files: [], isFormatted: false });
  await turnOn();
  await screen.findByRole('group', { name: 'Formatting' });
  await userEvent.type(box(), '**b**{Enter}');
  expect(conversation.say).toHaveBeenLastCalledWith('**b**', { files: [], isFormatted: true });
});

it('a note too, and a draft is still Markdown after a reload', async () => {
  await compose();
  await turnOn();
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  await userEvent.type(box(), '- one');
  localStorage.clear();
  cleanup();
  const sent = await compose();
  expect([box().value, isOn()]).toEqual(['- one', true]);
  await userEvent.type(box(), '{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ message: '- one', format: 'markdown' }]));
});

it('a canned reply with formatting turns the whole message into Markdown', async () => {
  const guide = {
    id: 'r1',
    title: 'Guide',
    shortcut: 'guide',
    text: 'see **this**',
    format: 'markdown' as const,
    files: [],
  };
  await compose({
    'cannedReplies.list': [guide] as never,
    'cannedReplies.use': undefined,
    'organization.get': organizationContext('agent'),
  });
  await userEvent.type(box(), '2 * 3 /guide');
  await screen.findByRole('option', { name: /Guide/ });
  await userEvent.type(box(), '{Enter}');
  await userEvent.type(box(), '{Enter}');
  const whole = ['2 \\* 3 see **this**', { files: [], isFormatted: true }];
  expect(conversation.say).toHaveBeenLastCalledWith(...whole);
});

async function show(more: Partial<Thread>, notes = [noted('n1')]) {
  const thread = { ...emptyThread, connection: 'open', session: chat(), ...more } as const;
  const shown = conversation as unknown as Conversation;
  drawPage(
    () => <MessageList thread={thread} conversation={shown} myId="u1" name="Vera" notes={notes} />,
    me,
  );
  await screen.findByRole('log');
}
const names = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

it('messages and notes show their formatting, and notes highlight mentions', async () => {
  const mentions = [{ id: 'u1', name: 'Ada', currentName: 'Ada' }];
  await show({ messages: [said(1, { message: 'red', html: '<p><strong>red</strong></p>' })] }, [
    noted('n1', { message: 'Ask @Ada', html: '<p>Ask <em>@Ada</em></p>', mentions }),
  ]);
  await waitFor(() => expect(names('[data-message=m1] strong')).toEqual(['red']));
  expect(names('[data-message=n1] em mark')).toEqual(['@Ada']);
});

it('a message that is being sent shows its formatting and the names of its files', async () => {
  const files = [{ id: 'f1', name: 'Kettle.png', size: 4, type: 'image/png' }];
  const at = '2026-11-21T10:00:00.000Z';
  await show({ unsent: [{ clientId: 'a', text: '**red**', files, isFormatted: true, at }] });
  await waitFor(() => expect(names('[data-message=a] strong')).toEqual(['red']));
  expect(names('[data-message=a]')).toEqual([expect.stringContaining('Kettle.png')]);
});
