import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { place, scroll } from '../../test-page.ts';
import { answerCalls, firstAnswer, settled, slowAnswer } from '../../test-server.ts';
import { draw } from './form.ts';
import { field, formOf, sent } from './test-form.ts';

const failed = 'Failed to load form. Please try again.';
const reason = 'Failed to fetch form data';
const form = formOf();
const placeForm = (props: object = {}) =>
  place({ draw }, { organization: 'acme', failed, ...props });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const one = (root: ShadowRoot, selector: string) => root.querySelector<HTMLElement>(selector);
const title = (root: ShadowRoot) => one(root, 'h2')?.textContent;
const input = (root: ShadowRoot) => one(root, 'input[name=name]') as HTMLInputElement;
function type(root: ShadowRoot, text: string) {
  input(root).value = text;
  input(root).dispatchEvent(new Event('input', { bubbles: true }));
}

test('shows that it is loading, then the form, and notifies the page', async () => {
  const slow = slowAnswer<typeof form>();
  const calls = answerCalls({ 'widget.form': () => slow.answer(form) });
  const { root, events } = placeForm();
  await settled();
  expect(one(root, '[role=status]')?.textContent).toBe('Loading form...');
  expect(title(root)).toBeUndefined();
  expect(events).toEqual([]);
  slow.give();
  await settled();
  expect(title(root)).toBe('Write to us');
  expect(one(root, '[role=status]')).toBeNull();
  expect(events).toEqual([['loaded', { formId: 'f1', form }]]);
  expect(calls).toMatchObject([{ params: { formId: 'default' }, query: { org: 'acme' } }]);
});

test("uses the loader's response once, and requests another form", async () => {
  const other = formOf([], { id: 'f2', title: 'Returns' });
  const calls = answerCalls({ 'widget.form': other });
  const { root, draw: change } = placeForm({ first: firstAnswer(JSON.stringify(form)) });
  await settled();
  expect(title(root)).toBe('Write to us');
  expect(calls).toEqual([]);
  change({ formId: 'f2' });
  await settled();
  expect(title(root)).toBe('Returns');
  expect(calls).toMatchObject([{ params: { formId: 'f2' }, query: { org: 'acme' } }]);
});

test('loads the form again for another organization, but not for another theme', async () => {
  const calls = answerCalls({ 'widget.form': form });
  const { root, draw: change } = placeForm();
  await settled();
  change({ theme: 'dark' });
  await settled();
  expect(calls).toHaveLength(1);
  change({ organization: 'globex' });
  await Promise.resolve();
  expect(one(root, '[role=status]')?.textContent).toBe('Loading form...');
  await settled();
  expect(calls.map(({ query }) => query.org)).toEqual(['acme', 'globex']);
});

test('ignores a late response for the previous form', async () => {
  const slow = slowAnswer<typeof form>();
  const other = formOf([], { id: 'f2', title: 'Returns' });
  answerCalls({
    'widget.form': ({ params }) => (params.formId === 'f2' ? other : slow.answer(form)),
  });
  const { root, events, draw: change } = placeForm();
  change({ formId: 'f2' });
  await settled();
  slow.give();
  await settled();
  expect(title(root)).toBe('Returns');
  expect(events.map(([name]) => name)).toEqual(['loaded']);
});

test('a removed element dispatches and watches nothing', async () => {
  const slow = slowAnswer<typeof form>();
  answerCalls({ 'widget.form': () => slow.answer(form) });
  const early = placeForm();
  early.remove();
  slow.give();
  await settled();
  expect(early.events).toEqual([]);
  const late = placeForm();
  await settled();
  slow.give();
  await settled();
  expect(scroll(late.host, false)).toBe(true);
  late.remove();
  expect(scroll(late.host, false)).toBe(false);
});

test('shows an alert with a retry button if the form does not exist', async () => {
  let isThere = false;
  const missing = new MockedRefusal(404, 'Form not found', 'not_found');
  const calls = answerCalls({ 'widget.form': () => (isThere ? form : missing) });
  const { root, events } = placeForm();
  await settled();
  expect(one(root, '[role=alert] p')?.textContent).toBe(failed);
  expect(events).toEqual([['error', { message: failed, code: 'not_found', reason }]]);
  isThere = true;
  one(root, '[role=alert] button')?.click();
  await Promise.resolve();
  expect(one(root, '[role=alert]')).toBeNull();
  expect(one(root, '[role=status]')?.textContent).toBe('Loading form...');
  await settled();
  expect(title(root)).toBe('Write to us');
  expect(calls).toHaveLength(2);
});

test.each([
  ['an object of another kind', '{"fields":"none"}'],
  ['null', 'null'],
  ['nothing', ''],
])("treats a proxy's response of %s as a failure", async (_, text) => {
  answerCalls({});
  const { root, events } = placeForm({ first: firstAnswer(text) });
  await settled();
  expect(events).toEqual([['error', { message: failed, code: undefined, reason }]]);
  expect(one(root, '[role=alert] p')?.textContent).toBe(failed);
});

test('counts once that the form was seen, and sends nothing about the visitor', async () => {
  const calls = answerCalls({ 'widget.form': form, 'widget.event': undefined });
  const { host } = placeForm();
  await settled();
  scroll(host, false);
  await settled();
  expect(calls).toHaveLength(1);
  scroll(host, true);
  scroll(host, false);
  scroll(host, true);
  await settled();
  expect(calls.slice(1)).toMatchObject([{ operation: 'widget.event' }]);
  expect(calls[1]?.body).toEqual({ formId: 'f1', org: 'acme', event: 'seen' });
});

test('counts once that the form was started, and ignores failures of that', async () => {
  const calls = answerCalls({ 'widget.form': form, 'widget.event': new MockedRefusal(429, 'No') });
  const { root, events } = placeForm();
  await settled();
  type(root, 'V');
  type(root, 'Ve');
  await settled();
  expect(calls.slice(1).map(({ body }) => body)).toEqual([
    { formId: 'f1', org: 'acme', event: 'started' },
  ]);
  expect(events.map(([name]) => name)).toEqual(['loaded']);
  expect(one(root, '[role=alert]')).toBeNull();
});

test('a preview loads and counts nothing, and shows its given data', async () => {
  const calls = answerCalls({});
  const { root, host, events, draw: change } = placeForm({ definition: form });
  type(root, 'V');
  await settled();
  expect(title(root)).toBe('Write to us');
  expect(input(root).value).toBe('V');
  expect(scroll(host, true)).toBe(false);
  change({ definition: formOf([field('name')], { title: 'Another' }), formId: 'f9' });
  await settled();
  expect(title(root)).toBe('Another');
  expect([calls, events]).toEqual([[], []]);
});

test('the page can send and reset the form', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const calls = answerCalls({
    'widget.form': form,
    'widget.event': undefined,
    'widget.submit': { ...sent, message: '', ticketNumber: 'ACME-2026-000001' },
  });
  const { host, root, events } = placeForm({ values: { name: 'Ada' } });
  // There is nothing to send before the form is loaded.
  host.handle?.submit();
  await settled();
  expect(input(root).value).toBe('Ada');
  type(root, 'Vera');
  host.handle?.reset();
  await settled();
  expect(input(root).value).toBe('Ada');
  type(root, 'Vera');
  host.handle?.submit();
  await vi.advanceTimersByTimeAsync(1_500);
  await settled();
  expect(calls.at(-1)?.body).toMatchObject({ org: 'acme', data: { name: 'Vera' } });
  expect(input(root)).toBeNull();
  expect(root.activeElement?.getAttribute('role')).toBe('status');
  expect((root.activeElement as HTMLElement).tabIndex).toBe(-1);
  // It is named after all of its text, so screen readers read it.
  expect(root.activeElement?.getAttribute('aria-labelledby')).toBe(root.activeElement?.id);
  expect(one(root, '[part=ticket]')?.textContent).toBe('ACME-2026-000001');
  expect(events.map(([name]) => name)).toEqual(['loaded', 'submit', 'success']);
  host.handle?.reset();
  await settled();
  expect(input(root).value).toBe('Ada');
});

test('after sending, another form does not look sent', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const calls = answerCalls({ 'widget.form': form, 'widget.submit': sent });
  const { host, root, draw: change } = placeForm({ values: { name: 'Ada' } });
  await settled();
  host.handle?.submit();
  await vi.advanceTimersByTimeAsync(1_500);
  await settled();
  expect(one(root, '[role=status] strong')?.textContent).toBe('Thanks');
  change({ formId: 'f2' });
  await settled();
  expect(input(root).value).toBe('Ada');
  expect(calls).toHaveLength(3);
});

test.each([
  ['the server says', 'From the server', 'From the form', 'From the server'],
  ['the form says', '', 'From the form', 'From the form'],
  ['nobody says', '', '', 'Thank you! Your message has been sent successfully.'],
])('after sending, the visitor sees what %s', async (_, message, successMessage, read) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const calls = answerCalls({ 'publicForms.submit': { ...sent, message } });
  const definition = formOf([field('name')], { settings: { successMessage } });
  const { host, root } = placeForm({ definition, source: 'form' });
  host.handle?.submit();
  await vi.advanceTimersByTimeAsync(1_500);
  await settled();
  expect(one(root, '[role=status] strong')?.textContent).toBe(read);
  expect(one(root, '[part=ticket]')).toBeNull();
  expect(calls).toMatchObject([{ params: { subdomain: 'acme' } }]);
});
