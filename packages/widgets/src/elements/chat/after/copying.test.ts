import { elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../../test-server.ts';
import { placeAsking } from '../people/test-people.ts';
import { chatOf, fetchModule, messageOf, store } from '../test-chat.ts';
import { copyTexts } from './copy-texts.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function talking(more: object = {}, props: object = {}) {
  store();
  const placed = placeAsking(
    {
      'publicChat.mailTranscript': ({ body }) => ({
        email: (body as { customerEmail?: string }).customerEmail ?? 'vera@example.com',
      }),
    },
    props,
  );
  await settled();
  await placed.hello({
    type: 'session_updated',
    data: chatOf({ withBot: false, agentName: 'Ben', ...more }),
  });
  return placed;
}

/** The messages after the server's greeting. */
const greeted = { type: 'chat_message', data: messageOf(1, 'bot', 'Hello from Acme') } as const;
const answered = { type: 'chat_message', data: messageOf(2, 'agent', 'Here I am') } as const;

test('offers a transcript once a team member has answered, or if the visitor is verified', async () => {
  const { button, hello } = await talking();
  expect(button('Email me this chat')).toBeUndefined();
  await hello(greeted, answered);
  expect(button('Email me this chat')).toBeDefined();
  const proved = await talking({ isVerified: true });
  expect(proved.button('Email me this chat')).toBeDefined();
});

test("sends the transcript to the chat's address, which is shown before and after", async () => {
  const { push, submit, one, asked, hello, control, canWrite, root } = await talking({
    customerEmail: 'vera@example.com',
  });
  await hello(greeted, answered);
  await push('Email me this chat');
  expect(one('.sheet p')?.textContent).toBe("We'll email a copy of this chat to vera@example.com.");
  expect(control('customerEmail')).toBeNull();
  await submit();
  expect(asked('publicChat.mailTranscript')).toHaveLength(1);
  // A screen reader reads the result with the button that gets the focus.
  expect(root.activeElement?.getAttribute('aria-describedby')).toBe('done');
  expect(one('#done')?.textContent).toBe('Sent to vera@example.com.');
  // The visitor is back on the page, and news of the chat leaves the focus there.
  (root.activeElement as HTMLElement).blur();
  await hello({ type: 'chat_message', data: messageOf(3, 'agent', 'Anything else?') });
  expect(root.activeElement).toBeNull();
  await push('Close');
  expect(canWrite()).toBe(true);
});

test('Escape returns to the chat while the transcript is being sent, and does not close the panel', async () => {
  const { push, submit, one, hello, canWrite } = await talking({
    customerEmail: 'vera@example.com',
  });
  await hello(greeted, answered);
  await push('Email me this chat');
  await submit();
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  one('.sheet button')?.dispatchEvent(escape);
  await settled();
  expect(escape.defaultPrevented).toBe(true);
  expect(one('.sheet')).toBeNull();
  expect(canWrite()).toBe(true);
});

test('in an ended chat, the form replaces the rating at once, so the focus is not lost', async () => {
  const { push, form, hello, root } = await talking({
    status: 'closed',
    customerEmail: 'vera@example.com',
  });
  await hello(greeted, answered);
  fetchModule.mockReturnValueOnce(new Promise(() => {}));
  await push('Email me this chat');
  expect(root.activeElement).toBe(form()?.querySelector('button'));
});

test('asks the visitor for an address if there is none', async () => {
  const { push, submit, fillIn, asked, hello, one } = await talking();
  await hello(greeted, answered);
  await push('Email me this chat');
  fillIn({ customerEmail: 'late@example.com' });
  await submit();
  expect(asked('publicChat.mailTranscript')[0]?.body).toEqual({
    customerEmail: 'late@example.com',
  });
  expect(one('#done')?.textContent).toBe('Sent to late@example.com.');
});

test.each([
  ['de-AT', copyTexts.de],
  ['cy', copyTexts.en],
])('speaks about the transcript in the language of %s, or English', async (locale, said) => {
  const { push, hello, form } = await talking({}, { texts: { locale } });
  await hello(greeted, answered);
  await push('Email me this chat');
  expect(form()?.ariaLabel).toBe(said.copyWhere);
});

test('has all texts in every language, with the address in its place', () => {
  expect(Object.keys(copyTexts).toSorted()).toEqual([...elementLanguages].toSorted());
  const placeholders = (text: string) => text.match(/\{\w+\}/g) ?? [];
  for (const [language, said] of Object.entries(copyTexts)) {
    for (const [name, text] of Object.entries(said)) {
      const english = copyTexts.en[name as keyof typeof said];
      expect(placeholders(text), `${language} ${name}`).toEqual(placeholders(english));
      if (language !== 'en') expect(text, `${language} ${name}`).not.toBe(english);
    }
  }
});
