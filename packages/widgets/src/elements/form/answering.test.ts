import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCalls, settled, slowAnswer } from '../../test-server.ts';
import { fillIn, placeForm, sent } from './test-form.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  // The page was open before the form.
  vi.advanceTimersByTime(700);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('shows missing answers at their fields, focuses the first, and sends nothing', async () => {
  const calls = answerCalls({});
  const form = placeForm();
  await form.send();
  expect(form.errors()).toEqual(['Name is required', 'Please enter a valid email address']);
  expect(form.root.activeElement).toBe(form.control('name'));
  expect(form.control('name').getAttribute('aria-invalid')).toBe('true');
  expect(form.control('website').getAttribute('aria-invalid')).toBe('false');
  expect(form.root.querySelector('[role=alert]')).toBeNull();
  expect(form.button().textContent).toBe('Send Message');
  expect([calls, form.events]).toEqual([[], []]);
});

test('removes an error as soon as the answer is valid, and changes it if another rule is broken', async () => {
  answerCalls({});
  const form = placeForm();
  // Typing shows no errors until sending was rejected.
  form.type('name', 'V');
  await settled();
  expect(form.errors()).toEqual([]);
  await form.send();
  const other = 'Please enter a valid email address';
  expect(form.errors()).toEqual(['Name must be at least 2 characters', other]);
  form.type('name', 'Veras');
  await settled();
  expect(form.errors()).toEqual(['Name must be at most 4 characters', other]);
  form.type('website', 'x');
  await settled();
  expect(form.errors()).toHaveLength(2);
  form.type('name', 'Vera');
  await settled();
  expect(form.errors()).toEqual([other]);
  form.type('name', '');
  await settled();
  expect(form.errors()).toEqual([other]);
  form.type('email', 'vera@example.com');
  await settled();
  expect(form.errors()).toEqual([]);
});

test('sends answers with the form, the organization and the time taken, no sooner than a person could', async () => {
  const calls = answerCalls({ 'widget.submit': sent });
  const form = placeForm({ values: { email: 'ada@example.com', topic: 'Shipping' } });
  form.type('name', ' Ada ');
  form.form.requestSubmit();
  await vi.advanceTimersByTimeAsync(1_499);
  await settled();
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await settled();
  const data = { name: 'Ada', email: 'ada@example.com', seats: 0, topic: 'Shipping' };
  expect(calls.map(({ body }) => body)).toEqual([
    { formId: 'f1', org: 'acme', source: 'widget', data, trap: '', elapsedMs: 1_500 },
  ]);
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^\d+(,\d+){3}$/);
  expect(form.events).toEqual([
    ['submit', { formId: 'f1', data }],
    ['success', { response: sent }],
  ]);
  expect(form.root.querySelector('form')).toBeNull();
});

test('does not delay a visitor who takes their time, and sends the honeypot of a bot', async () => {
  const calls = answerCalls({ 'publicForms.submit': sent });
  const form = placeForm({ source: 'form' });
  fillIn(form);
  const trap = form.control('helpdesk-website');
  expect([trap.tabIndex, trap.autocomplete, trap.maxLength]).toEqual([-1, 'off', 1_000]);
  expect([trap.ariaHidden, trap.className]).toEqual(['true', 'hidden']);
  trap.value = 'https://robot.example';
  await vi.advanceTimersByTimeAsync(20_000);
  form.form.requestSubmit();
  await settled();
  const { params, body } = calls[0] ?? {};
  expect(params).toEqual({ subdomain: 'acme' });
  expect(body).toMatchObject({ formId: 'f1', trap: 'https://robot.example', elapsedMs: 20_000 });
  expect(body).not.toHaveProperty('source');
});

test('sending the same answers again reports the same time taken', async () => {
  const calls = answerCalls({ 'widget.submit': new MockedRefusal(400, 'Not now') });
  const form = placeForm();
  fillIn(form);
  await form.send();
  await form.send();
  form.type('seats', '2');
  await form.send();
  const took = calls.map(({ body }) => (body as { elapsedMs: number }).elapsedMs);
  expect(took).toEqual([1_500, 1_500, 3_000]);
});

test('shows that it is sending, and does not send again when pressed', async () => {
  const slow = slowAnswer<typeof sent>();
  const calls = answerCalls({ 'widget.submit': () => slow.answer(sent) });
  const form = placeForm();
  fillIn(form);
  expect(form.button().hasAttribute('aria-disabled')).toBe(false);
  await form.send();
  expect(form.button().textContent).toBe('Sending...');
  expect(form.button().getAttribute('aria-disabled')).toBe('true');
  await form.send();
  slow.give();
  await settled();
  expect(calls).toHaveLength(1);
  expect(form.events.map(([name]) => name)).toEqual(['submit', 'success']);
});

test('sending does not leave the page', async () => {
  answerCalls({ 'widget.submit': sent });
  const form = placeForm();
  const submits: boolean[] = [];
  const note = (event: Event) => submits.push(event.defaultPrevented);
  form.root.addEventListener('submit', note);
  await form.send();
  fillIn(form);
  await form.send();
  expect(submits).toEqual([true, true]);
});

test('the page can prevent sending and send the answers itself', async () => {
  const calls = answerCalls({});
  const form = placeForm();
  form.host.addEventListener('helpdesk-submit', (event) => event.preventDefault());
  fillIn(form);
  await form.send();
  expect(calls).toEqual([]);
  expect(form.button().textContent).toBe('Send Message');
  const data = { name: 'Vera', email: 'vera@example.com', seats: 0 };
  expect(form.events).toEqual([['submit', { formId: 'f1', data }]]);
});

test("shows the server's error at its field with the focus, and keeps the values", async () => {
  const errors = [
    { field: 'email', code: 'format', message: 'We cannot write to this address' },
    { field: 'website', code: 'pattern', message: 'Website is not in the expected format' },
  ];
  const refusal = new MockedRefusal(400, 'Two answers are wrong', 'validation_failed', errors);
  answerCalls({ 'widget.submit': refusal });
  const form = placeForm();
  fillIn(form);
  await form.send();
  expect(form.errors()).toEqual([
    'Website is not in the expected format',
    'We cannot write to this address',
    'Two answers are wrong',
  ]);
  expect(form.root.activeElement).toBe(form.control('website'));
  expect(form.root.querySelector('[role=alert]')?.textContent).toBe('Two answers are wrong');
  expect(form.control('name').value).toBe('Vera');
  expect(form.button().textContent).toBe('Send Message');
  expect(form.events.at(-1)).toEqual(['error', { message: 'Two answers are wrong' }]);
});

test('shows a failure as an alert until the visitor sends again', async () => {
  const slow = slowAnswer<typeof sent>();
  let isDown = true;
  answerCalls({
    'widget.submit': () => (isDown ? new MockedRefusal(403, '', 'http') : slow.answer(sent)),
  });
  const form = placeForm();
  fillIn(form);
  await form.send();
  expect(form.errors()).toEqual(['Failed to submit form. Please try again.']);
  expect(form.events.at(-1)).toEqual([
    'error',
    { message: 'Failed to submit form. Please try again.' },
  ]);
  isDown = false;
  await form.send();
  expect(form.errors()).toEqual([]);
  slow.give();
  await settled();
  expect(form.events.at(-1)?.[0]).toBe('success');
});
