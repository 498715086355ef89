import type { Result, Schema } from '@helpdesk/sdk';
import { type MockedAnswers, MockedRefusal } from '@helpdesk/sdk/testing';
import { createRef, h, render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls } from '../../test-server.ts';
import { Questions } from './Questions.tsx';
import { texts } from './texts.ts';

const name = { name: 'name', label: 'Name', type: 'text', required: true, order: 0 } as const;
const sent = { id: 's1', message: 'Thanks' } as Result<'widget.submit'>;
const assign = vi.fn();
const onSent = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Renders a form with one field, with these responses of the server. */
function draw(answers: MockedAnswers, settings: object = {}) {
  const form = { id: 'f1', title: 'Write to us', fields: [name], settings };
  render(
    <Questions
      host={document.body}
      form={form as unknown as Schema<'WidgetForm'>}
      organization="acme"
      context={{ plan: 'gold' }}
      texts={texts}
      element={createRef()}
      fetchModule={() => Promise.reject(new Error('files'))}
      onBegin={() => {}}
      onRefused={async () => {}}
      onSent={onSent}
    />,
    document.body,
  );
  return answerCalls(answers);
}

/** For slow machines. */
const slow = { timeout: 30_000 };

async function send(answer: string) {
  const box = document.querySelector<HTMLInputElement>('input[name=name]');
  if (box) box.value = answer;
  document.querySelector('form')?.requestSubmit();
  await vi.runAllTimersAsync();
}
const notice = () => document.querySelector('[part=error]')?.textContent;

test.each(['https://shop.example/thanks', 'HTTP://shop.example/'])(
  'after sending, redirects the visitor to %s',
  async (redirectUrl) => {
    draw({ 'widget.submit': sent }, { redirectUrl });
    await send('Vera');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(redirectUrl), slow);
  },
);

test.each(['', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', '/thanks', ' https:'])(
  'PT-08: after sending, does not redirect the visitor to %j',
  async (redirectUrl) => {
    draw({ 'widget.submit': sent }, { redirectUrl });
    const done = new Promise((resolve) =>
      document.body.addEventListener('helpdesk-success', resolve, { once: true }),
    );
    await send('Vera');
    await done;
    await Promise.resolve();
    expect(onSent).toHaveBeenCalledWith(sent, { name: 'Vera' });
    expect(assign).not.toHaveBeenCalled();
  },
);

test('asks for a missing answer, and sends nothing', async () => {
  const calls = draw({ 'widget.submit': sent });
  await send('');
  expect(document.querySelector('form')?.textContent).toContain('Name is required');
  expect(calls).toEqual([]);
});

test('sends the same answers with the same key after a failure, and other answers with another', async () => {
  let isDown = true;
  const answer = () => (isDown ? new MockedRefusal(503, '', 'http') : sent);
  const calls = draw({ 'widget.submit': answer });
  for (const text of ['Vera', 'Vera', 'Ada']) {
    await send(text);
    await vi.waitFor(async () => {
      await vi.runAllTimersAsync();
      expect(notice()).toBe('Failed to submit form. Please try again.');
      expect(document.querySelector('button')?.textContent).toBe('Send Message');
    }, slow);
  }
  isDown = false;
  await send('Ada');
  await vi.waitFor(() => expect(onSent).toHaveBeenCalledOnce(), slow);
  const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(7);
  expect(new Set(keys.slice(0, 4)).size).toBe(1);
  expect(new Set(keys.slice(4)).size).toBe(1);
  expect(keys[4]).not.toBe(keys[0]);
});
