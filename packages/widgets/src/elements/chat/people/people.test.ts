import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled, slowAnswer } from '../../../test-server.ts';
import { chatOf, fetchModule, store, welcome } from '../test-chat.ts';
import { known, placeAsking as open } from './test-people.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const waiting = chatOf({ status: 'waiting', withBot: false, queuePosition: 1 });

test('asks a visitor who wants a person for their details, and puts them in the queue', async () => {
  const { push, form, root, control, fillIn, submit, asked, status, box, canWrite, all } = open({
    'publicChat.requestPerson': waiting,
  });
  await settled();
  await push('Talk to a person');
  expect(form()?.ariaLabel).toBe('How can we reach you if we get cut off?');
  expect(form()?.querySelector('p')?.textContent).toBe('How can we reach you if we get cut off?');
  expect(root.activeElement).toBe(control('customerName'));
  expect(canWrite()).toBe(false);
  const controls = all('.sheet input') as HTMLInputElement[];
  expect(
    controls.map(({ id, type, autocomplete, labels, value }) => [
      id,
      type,
      autocomplete,
      labels?.[0]?.textContent,
      value,
    ]),
  ).toEqual([
    ['customerName', 'text', 'name', 'Name', ''],
    ['customerEmail', 'email', 'email', 'Email', ''],
  ]);
  expect(controls.map((each) => each.getAttribute('part'))).toEqual(['input', 'input']);
  expect((form() as HTMLFormElement).noValidate).toBe(true);
  fillIn(known);
  await submit();
  expect(asked('publicChat.requestPerson')).toMatchObject([
    { params: { subdomain: 'acme', id: 'c1' }, body: known },
  ]);
  expect([form(), status()]).toEqual([null, 'Connecting…']);
  expect([root.activeElement, canWrite()]).toEqual([box, true]);
});

test('before the welcome response, does not show that no one is online', async () => {
  const slow = slowAnswer<typeof welcome>();
  const { push, form } = open({ 'publicChat.welcome': () => slow.answer(welcome) });
  await push('Talk to a person');
  expect(form()?.ariaLabel).toBe('How can we reach you if we get cut off?');
  slow.give();
  await settled();
  expect(form()?.ariaLabel).toBe('How can we reach you if we get cut off?');
});

test('shows errors at their fields, and focuses the first', async () => {
  const errors = [
    { field: 'customerName', code: 'required', message: 'Name is required' },
    { field: 'customerEmail', code: 'required', message: 'Email is required' },
  ];
  let left = errors;
  const { push, root, control, fillIn, submit, errorOf, notice, form } = open({
    'publicChat.requestPerson': () =>
      new MockedRefusal(400, 'Name is required', 'validation_failed', left),
  });
  await push('Talk to a person');
  expect(errorOf('customerName')).toEqual(['false', null]);
  control('customerEmail').focus();
  await submit();
  expect(errorOf('customerName')).toEqual(['true', 'Name is required']);
  expect(errorOf('customerEmail')).toEqual(['true', 'Email is required']);
  expect([root.activeElement, notice()]).toEqual([control('customerName'), undefined]);
  fillIn({ customerName: 'Vera' });
  left = errors.slice(1);
  await submit();
  expect(errorOf('customerName')).toEqual(['false', null]);
  expect(root.activeElement).toBe(control('customerEmail'));
  expect(form()).not.toBeNull();
});

test('shows a failure as an alert in the form, which keeps its values', async () => {
  let refusal = new MockedRefusal(502, '', 'http');
  const { push, fillIn, submit, notice, control } = open({
    'publicChat.requestPerson': () => refusal,
  });
  await push('Talk to a person');
  fillIn(known);
  await submit();
  expect(notice()).toMatch(/^I'm having trouble connecting/);
  refusal = new MockedRefusal(429, 'Please wait a minute', 'rate_limited');
  await submit();
  expect(notice()).toBe('Please wait a minute');
  expect(control('customerName').value).toBe('Vera');
});

test('sends details once, even if the button is pressed several times', async () => {
  const slow = slowAnswer<MockedRefusal>();
  const { push, fillIn, submit, asked, root } = open({
    'publicChat.requestPerson': () => slow.answer(new MockedRefusal(503, 'Not now')) as never,
  });
  const submits: boolean[] = [];
  root.addEventListener('submit', (event) => submits.push(event.defaultPrevented));
  await push('Talk to a person');
  fillIn(known);
  await submit();
  await submit();
  slow.give();
  await settled();
  expect(asked('publicChat.requestPerson')).toHaveLength(1);
  await submit();
  slow.give();
  await settled();
  expect(asked('publicChat.requestPerson')).toHaveLength(2);
  // The page does not navigate.
  expect(submits).toEqual([true, true, true]);
});

test('does not ask a known visitor again', async () => {
  store();
  const { hello, push, form, asked, box, root } = open({ 'publicChat.requestPerson': waiting });
  await settled();
  await hello({ type: 'session_updated', data: chatOf(known) });
  await push('Talk to a person');
  expect(asked('publicChat.requestPerson').map(({ body }) => body)).toEqual([known]);
  expect([form(), root.activeElement]).toEqual([null, box]);
});

test('asks a partly known visitor, with the known details filled in', async () => {
  store();
  const { hello, push, control } = open();
  await settled();
  await hello({ type: 'session_updated', data: chatOf({ customerName: 'Vera' }) });
  await push('Talk to a person');
  expect([control('customerName').value, control('customerEmail').value]).toEqual(['Vera', '']);
});

test('does not ask a visitor whose identity the page has signed', async () => {
  const session = chatOf({ ...known, isVerified: true });
  const { push, form, asked } = open(
    {
      'publicChat.start': { session, visitorId: 'v1', token: 't1', socketUrl: '' },
      'publicChat.requestPerson': waiting,
    },
    { identity: 'signed' },
  );
  await settled();
  await push('Talk to a person');
  expect(asked('publicChat.start').map(({ body }) => body)).toEqual([
    { pageUrl: location.href, identity: 'signed' },
  ]);
  expect(asked('publicChat.requestPerson').map(({ body }) => body)).toEqual([known]);
  expect(form()).toBeNull();
});

test('shows the form if a known visitor cannot be handed over', async () => {
  store();
  const { hello, push, form, control } = open({
    'publicChat.requestPerson': new MockedRefusal(503, 'Not now'),
  });
  await settled();
  await hello({ type: 'session_updated', data: chatOf(known) });
  await push('Talk to a person');
  expect(form()?.ariaLabel).toBe('How can we reach you if we get cut off?');
  expect(control('customerEmail').value).toBe('vera@example.com');
});

test('a waiting visitor without an address can enter their details', async () => {
  store();
  const { hello, server, button, push, form } = open();
  await settled();
  await hello({ type: 'session_updated', data: chatOf() });
  expect([button('Add your email'), button('End chat')]).toEqual([undefined, undefined]);
  await server({ type: 'session_updated', data: waiting });
  expect(button('Talk to a person')).toBeUndefined();
  await push('Add your email');
  expect(form()?.ariaLabel).toBe('How can we reach you if we get cut off?');
  await push('Cancel');
  await server({ type: 'session_updated', data: { ...waiting, ...known } });
  expect(button('Add your email')).toBeUndefined();
});

test('the focus stays on the button until the form is loaded', async () => {
  const { button, push, root, control, canWrite } = open();
  await settled();
  const load = fetchModule.getMockImplementation() as typeof fetchModule;
  const slow = slowAnswer<unknown>();
  // After the connection's code.
  fetchModule
    .mockImplementationOnce(load)
    .mockImplementationOnce(async (name) => slow.answer(await load(name)));
  button('Talk to a person')?.focus();
  await push('Talk to a person');
  expect([canWrite(), root.activeElement]).toEqual([true, button('Talk to a person')]);
  slow.give();
  await settled();
  expect([canWrite(), root.activeElement]).toEqual([false, control('customerName')]);
});

test('code that cannot be loaded leaves the chat unchanged, with an error', async () => {
  const { push, type, canWrite, trouble, events, form } = open();
  await type('Hello');
  fetchModule.mockRejectedValueOnce(new Error('people'));
  await push('Talk to a person');
  expect(fetchModule.mock.calls.at(-1)).toEqual(['people', '{people}']);
  expect([form(), canWrite()]).toEqual([null, true]);
  expect(trouble()).toMatch(/^I'm having trouble connecting/);
  expect(events.map(([name]) => name)).toEqual(['error']);
  await push('Talk to a person');
  expect(form()).not.toBeNull();
  expect(trouble()).toBeUndefined();
});

test('the form brings its own style, and its texts can be replaced', async () => {
  const texts = { cancel: 'Abbrechen', personWhy: 'Mit wem sprechen wir?' };
  const { push, root, button, form } = open({}, { texts });
  await settled();
  const before = root.adoptedStyleSheets.length;
  await push('Talk to a person');
  expect(root.adoptedStyleSheets).toHaveLength(before + 1);
  expect([form()?.ariaLabel, button('Abbrechen')?.className]).toEqual([
    'Mit wem sprechen wir?',
    'quiet',
  ]);
});
