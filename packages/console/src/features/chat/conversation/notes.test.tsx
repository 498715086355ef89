import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chat, noted, said } from '../../../test/chats.ts';
import { member } from '../../../test/harness.tsx';
import { answerOperations, failed } from '../../../test/operations.ts';
import { drawPage } from '../../../test/page.tsx';
import { assignable } from '../../../test/tickets.ts';
import type { ChatSession } from '../session.ts';
import { ChatComposer } from './ChatComposer.tsx';
import type { Conversation } from './conversation.ts';
import { MessageList } from './MessageList.tsx';
import { emptyThread } from './thread.ts';

const conversation = { say: vi.fn(), typing: vi.fn() };
const me = { ...member('agent'), id: 'u1' };
type Answers = Parameters<typeof answerOperations>[0];

beforeEach(() => {
  for (const one of Object.values(conversation)) one.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

async function draw(session: ChatSession = chat(), answers: Answers = {}) {
  const calls = answerOperations({
    'chat.addNote': noted('n1'),
    'team.assignable': assignable,
    ...answers,
  });
  const box = createRef<HTMLTextAreaElement>();
  drawPage(
    () => (
      <ChatComposer
        chatId="c1"
        name="Vera"
        session={session}
        conversation={conversation as unknown as Conversation}
        box={box}
        hasKeys
      />
    ),
    me,
  );
  await screen.findByRole('radio', { name: 'Internal note' });
  return () => calls.flatMap(({ operation, body }) => (operation === 'chat.addNote' ? [body] : []));
}

const messageBox = () =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Vera' });
const noteBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Internal note' });
async function beginNote() {
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  await userEvent.click(await noteBox());
}

it('a note is sent to colleagues with its mentions, and not to the visitor', async () => {
  const sent = await draw();
  await beginNote();
  await userEvent.keyboard('Ask @we');
  const list = await screen.findByRole('listbox', { name: 'Members' });
  await within(list).findByRole('option', { name: /Jonas Weber/ });
  await userEvent.keyboard('{Enter}');
  await waitFor(async () => expect((await noteBox()).value).toBe('Ask @Jonas Weber '));
  await userEvent.type(await noteBox(), 'please{Enter}');
  await waitFor(async () => expect((await noteBox()).value).toBe(''));
  expect(sent()).toEqual([{ message: 'Ask @Jonas Weber please', mentions: ['u2'] }]);
  expect(conversation.say).not.toHaveBeenCalled();
  // The visitor sees no typing indicator either.
  expect(conversation.typing).not.toHaveBeenCalledWith(true);
});

it('Enter after choosing a mention adds the note', async () => {
  const sent = await draw();
  await beginNote();
  await userEvent.keyboard('Ask @we');
  await screen.findByRole('option', { name: /Jonas Weber/ });
  await userEvent.keyboard('{Enter}');
  const box = await noteBox();
  await waitFor(() => expect([box.value.length, box.selectionStart]).toEqual([17, 17]));
  // Browsers fire this event when the caret moves.
  fireEvent.select(box);
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Members' })).toBeNull());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ message: 'Ask @Jonas Weber', mentions: ['u2'] }]));
});

it('a message draft stays a message, and writing a note shows the visitor nothing', async () => {
  await draw();
  await userEvent.type(screen.getByRole('textbox', { name: 'Message to Vera' }), 'Hm');
  expect(conversation.typing).toHaveBeenLastCalledWith(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  expect(conversation.typing).toHaveBeenLastCalledWith(false);
  expect((await noteBox()).value).toBe('');
  await userEvent.type(await noteBox(), 'Is rude');
  expect(conversation.typing).toHaveBeenLastCalledWith(false);
  await userEvent.click(screen.getByRole('radio', { name: /^Reply/ }));
  expect(conversation.typing).toHaveBeenLastCalledWith(true);
  expect(messageBox().value).toBe('Hm');
});

it("a note that couldn't be stored stays in the box, and a draft is still a note after a reload", async () => {
  await draw(chat(), { 'chat.addNote': failed });
  await beginNote();
  await userEvent.keyboard('Half{Enter}');
  await waitFor(async () => expect((await noteBox()).readOnly).toBe(false));
  expect((await noteBox()).value).toBe('Half');
  cleanup();
  const sent = await draw();
  expect((await noteBox()).value).toBe('Half');
  await userEvent.type(await noteBox(), '{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ message: 'Half' }]));
  expect(conversation.say).not.toHaveBeenCalled();
});

it('n opens the note and r the message, each with its own text', async () => {
  const sent = await draw();
  await userEvent.type(messageBox(), 'Dear Vera');
  messageBox().blur();
  await userEvent.keyboard('nHer third');
  expect((await noteBox()).value).toBe('Her third');
  (await noteBox()).blur();
  await userEvent.keyboard('r');
  expect(document.activeElement).toBe(messageBox());
  expect(messageBox().value).toBe('Dear Vera');
  messageBox().blur();
  await userEvent.keyboard('n call{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ message: 'Her third call' }]));
  expect(conversation.say).not.toHaveBeenCalled();
  cleanup();
  await draw();
  expect((await noteBox()).value).toBe('');
  await userEvent.keyboard('r');
  expect(messageBox().value).toBe('Dear Vera');
});

it('a click on a button of the composer keeps the focus in the text box', async () => {
  await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Formatting' }));
  await userEvent.keyboard('Hello');
  expect(messageBox().value).toBe('Hello');
  await userEvent.click(screen.getByText('Internal note'));
  await userEvent.keyboard('Rude');
  expect((await noteBox()).value).toBe('Rude');
});

it('a closed chat accepts only notes', async () => {
  const sent = await draw(chat({ status: 'closed' }));
  expect(screen.getByRole('textbox')).toHaveProperty('disabled', true);
  await beginNote();
  await userEvent.keyboard('Was rude{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ message: 'Was rude' }]));
});

it('a note shows its label and author, and highlights mentions', async () => {
  const mentions = [{ id: 'u1', name: 'Ada', currentName: 'Ada Lovelace' }];
  const notes = [
    noted('n1', { message: 'Ask @Ada', mentions }),
    noted('n2', { userId: 'u1', authorName: 'Ada', message: 'I will' }),
  ];
  drawPage(
    () => (
      <MessageList
        thread={{ ...emptyThread, connection: 'open', session: chat(), messages: [said(1)] }}
        conversation={conversation as unknown as Conversation}
        myId="u1"
        name="Vera"
        notes={notes}
      />
    ),
    me,
  );
  const shown = await screen.findAllByRole('listitem', { name: 'Internal note' });
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Jonas WeberInternal note.*Ask @Ada \(now Ada Lovelace\)$/),
    expect.stringMatching(/^YouInternal note.*I will$/),
  ]);
  expect(document.querySelector('mark')?.getAttribute('title')).toBe('Now Ada Lovelace');
});
