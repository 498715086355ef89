import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readDrafts, returnToDraft } from '../../../data/drafts.ts';
import { member } from '../../../test/harness.tsx';
import { organizationContext } from '../../../test/organizations.ts';
import { messageLike, ticketDetail } from '../../../test/tickets.ts';
import { drawTicket, serve } from '../detail/test-page.tsx';
import { draftsKey } from './draft.ts';
import { linesIn, press, richBox, typeIn, withoutLayout } from './test-rich.ts';

beforeEach(() => {
  withoutLayout();
  Element.prototype.scrollIntoView = () => {};
  Element.prototype.scrollTo = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const guide = {
  id: 'r1',
  title: 'Guide',
  shortcut: 'guide',
  text: 'Hello **{customer.firstName}**, see:\n\n- the [guide](https://a.example)',
  format: 'markdown' as const,
  files: [],
  folder: null,
  useCount: 0,
  lastUsedAt: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
};
const article = {
  id: 'a1',
  title: 'Reset *it*',
  url: 'https://help.example.com/reset',
  category: null,
};

async function open() {
  const sent = messageLike({ id: 'm9', authorType: 'staff' });
  const calls = serve(ticketDetail({ messages: [messageLike()] }), {
    'tickets.reply': sent,
    'organization.get': organizationContext('agent'),
    'tickets.update': ticketDetail({ status: 'resolved' }),
    'cannedReplies.list': [guide] as never,
    'cannedReplies.use': undefined as never,
    'helpArticles.links': [article] as never,
  });
  const user = member('agent');
  const { router } = drawTicket(user, { composer: 'rich' });
  await screen.findByRole('textbox', { name: 'Reply' });
  const drafts = () => readDrafts(draftsKey(user.id, 't1'));
  const sentBodies = () =>
    calls.flatMap(({ operation, body }) => (operation === 'tickets.reply' ? [body] : []));
  return { calls, router, drafts, sentBodies, key: draftsKey(user.id, 't1') };
}

/** Opens the rich text editor with a shortcut. */
async function write(key = 'r', name = 'Reply') {
  await userEvent.keyboard(key);
  return richBox(name);
}

it('text that is typed before the editor has loaded moves into it, with cursor and focus', async () => {
  const { drafts } = await open();
  await userEvent.keyboard('r');
  // The text area is there immediately.
  const area = document.activeElement as HTMLTextAreaElement;
  expect(area.tagName).toBe('TEXTAREA');
  const target = { value: '2 * 3\nthen **x**', selectionStart: 2, selectionEnd: 2 };
  fireEvent.change(area, { target });
  const box = await richBox();
  expect(document.activeElement).toBe(box);
  expect(linesIn(box)).toEqual(['2 * 3', 'then **x**']);
  typeIn(box, '!');
  expect(drafts().reply).toMatchObject({ text: '2 !* 3\nthen **x**', isFormatted: false });
});

it('without formatting the message is plain text, and the box is empty after sending', async () => {
  const { sentBodies } = await open();
  const box = await write();
  typeIn(box, 'It is on its way');
  press(box, 'Enter');
  press(box, 'Enter');
  typeIn(box, '1 * 2');
  expect(box.getAttribute('aria-multiline')).toBe('true');
  press(box, 'Enter', { ctrlKey: true });
  await waitFor(() => expect(sentBodies()).toHaveLength(1));
  expect(sentBodies()[0]).toMatchObject({ message: 'It is on its way\n\n1 * 2' });
  expect(sentBodies()[0]).not.toHaveProperty('markdown');
  await waitFor(() => expect(linesIn(box)).toEqual(['']));
  expect(document.activeElement).toBe(box);
  press(box, 'z', { ctrlKey: true });
  expect(linesIn(box)).toEqual(['']);
});

it('typed Markdown becomes formatting, and is sent as Markdown', async () => {
  const { sentBodies, drafts } = await open();
  const box = await write();
  typeIn(box, 'We look **into** it: `npm_x`');
  press(box, 'Enter');
  typeIn(box, '- one');
  press(box, 'Enter');
  typeIn(box, 'two');
  expect(box.querySelector('strong')?.textContent).toBe('into');
  expect([...box.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['one', 'two']);
  const markdown = 'We look **into** it: `npm_x`\n\n- one\n- two';
  expect(drafts().reply).toMatchObject({ text: markdown, isFormatted: true });
  press(box, 'Enter', { metaKey: true });
  await waitFor(() => expect(sentBodies()[0]).toMatchObject({ markdown }));
});

it('the toolbar formats the selection, and the text keeps its focus', async () => {
  const { drafts, calls } = await open();
  const box = await write();
  typeIn(box, 'Press the switch');
  for (const [name, text] of [
    ['Bold', '**Press the switch**'],
    ['Italic', '*Press the switch*'],
    ['Strikethrough', '~~Press the switch~~'],
    ['List', '- Press the switch'],
    ['Numbered list', '1. Press the switch'],
    ['Quote', '> Press the switch'],
    ['Code', '`Press the switch`'],
  ] as const) {
    const button = screen.getByRole('button', { name });
    box.editor.commands.setTextSelection({ from: 1, to: 17 });
    fireEvent.click(button, { detail: 1 });
    expect(drafts().reply).toMatchObject({ text, isFormatted: true });
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
    expect(document.activeElement).toBe(box);
    fireEvent.click(button, { detail: 1 });
    expect(drafts().reply).toMatchObject({ text: 'Press the switch', isFormatted: false });
  }
  typeIn(box, 'e');
  await userEvent.keyboard('e');
  expect(calls.some(({ operation }) => operation === 'tickets.update')).toBe(false);
});

it('Ctrl+K adds a link to the selection, and opens the palette otherwise', async () => {
  const { drafts } = await open();
  const box = await write();
  typeIn(box, 'the guide');
  press(box, 'k', { ctrlKey: true });
  expect(screen.queryByLabelText('Link URL')).toBeNull();
  box.editor.commands.setTextSelection({ from: 5, to: 10 });
  press(box, 'k', { ctrlKey: true });
  const address = screen.getByLabelText('Link URL');
  fireEvent.change(address, { target: { value: '/help' } });
  expect(address.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(address, { target: { value: 'a.example' } });
  fireEvent.keyDown(address, { key: 'Enter' });
  expect(drafts().reply.text).toBe('the [guide](<https://a.example>)');
});

it('a slash inserts a canned reply with its formatting, after the existing text', async () => {
  const { drafts } = await open();
  const box = await write();
  typeIn(box, '2 * 3 /gui');
  await screen.findByRole('option', { name: /Guide/ });
  expect(box.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  press(box, 'Enter');
  await waitFor(() =>
    expect(drafts().reply.text).toBe(
      '2 \\* 3 Hello **Vera**, see:\n\n- the [guide](<https://a.example>)',
    ),
  );
  expect(screen.queryByRole('listbox')).toBeNull();
  typeIn(box, '!');
  expect(drafts().reply.text).toMatch(/\)!$|\*\*!$|guide!/);
});

it('a number sign inserts an article as a link', async () => {
  const { drafts } = await open();
  const box = await write();
  typeIn(box, 'See #res');
  await screen.findByRole('option', { name: /Reset/ });
  press(box, 'Enter');
  await waitFor(() =>
    expect(drafts().reply.text.trim()).toBe(
      'See [Reset \\*it\\*](<https://help.example.com/reset>)',
    ),
  );
});

it('an at sign mentions a colleague in a note, and Escape leaves first the list and then the text', async () => {
  const { drafts, sentBodies } = await open();
  const box = await write('n', 'Internal note');
  typeIn(box, 'Ask @');
  const option = (await screen.findAllByRole('option'))[0];
  press(box, 'Escape');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(document.activeElement).toBe(box);
  typeIn(box, ' @');
  await screen.findAllByRole('option');
  press(box, 'Tab');
  await waitFor(() => expect(drafts().note.text).toMatch(/^Ask @ @\S+/));
  expect(option).toBeDefined();
  press(box, 'Enter', { ctrlKey: true });
  await waitFor(() => expect(sentBodies()[0]).toMatchObject({ isInternal: true }));
  expect((sentBodies()[0] as { mentions?: string[] }).mentions).toHaveLength(1);
});

it('reply and note have separate texts and formatting', async () => {
  const { drafts } = await open();
  typeIn(await write(), '**Dear** Vera');
  press(await richBox(), 'Escape');
  expect(document.activeElement).toBe(document.body);
  typeIn(await write('n', 'Internal note'), 'Her third');
  press(await richBox('Internal note'), 'Escape');
  const box = await write();
  expect(linesIn(box)).toEqual(['Dear Vera']);
  expect(box.querySelector('strong')?.textContent).toBe('Dear');
  expect(drafts().note.text).toBe('Her third');
});

it('a restored text is inserted above the current one, with its formatting', async () => {
  const { key } = await open();
  const box = await write();
  typeIn(box, '1 * 2 * 3');
  returnToDraft(key, 'reply', { text: 'It is **on its way**', isFormatted: true });
  await waitFor(() => expect(linesIn(box)).toEqual(['It is on its way', '', '1 * 2 * 3']));
});

it('pasted Word content is cleaned, can be undone alone, and lines stay lines', async () => {
  const { drafts } = await open();
  const box = await write();
  const paste = (given: Record<string, string>) =>
    fireEvent.paste(box, {
      clipboardData: { getData: (type: string) => given[type] ?? '', files: [] },
    });
  paste({
    'text/html': '<p class="MsoNormal" style="color:red">Hi <b>Ada</b></p>',
    'text/plain': 'Hi Ada',
  });
  expect(drafts().reply.text).toBe('Hi **Ada**');
  box.editor.commands.clearContent(true);
  typeIn(box, 'First, ');
  paste({ 'text/plain': 'second' });
  expect(linesIn(box)).toEqual(['First, second']);
  press(box, 'z', { ctrlKey: true });
  expect(linesIn(box)).toEqual(['First, ']);
  box.editor.commands.clearContent(true);
  paste({ 'text/plain': 'one\n\ntwo\nthree' });
  expect(drafts().reply).toMatchObject({ text: 'one\n\ntwo\nthree', isFormatted: false });
});

it('the choice of plain text is remembered, and removes formatting until undone', async () => {
  const { drafts, key } = await open();
  const box = await write();
  typeIn(box, 'It is **really** here');
  const formatting = screen.getByRole('button', { name: 'Formatting' });
  expect(formatting.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(formatting);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reply' });
  expect(area.value).toBe('It is really here');
  expect(drafts().reply.isFormatted).toBe(false);
  expect(localStorage.getItem('helpdesk_choice:composer')).toBe('plain');
  // A restored text with formatting brings the editor back.
  returnToDraft(key, 'reply', { text: '**b**', isFormatted: true });
  expect(linesIn(await richBox())).toEqual(['b', '', 'It is really here']);
});
