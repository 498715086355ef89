import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { place } from '../../test-page.ts';
import { answerCalls, settled } from '../../test-server.ts';
import { draw } from './form.ts';
import { field, formOf, sent } from './test-form.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const before = formOf([
  field('name'),
  field('message', 'textarea'),
  field('phone', 'phone'),
  field('terms', 'checkbox'),
]);
const after = formOf([
  field('name'),
  { ...field('message', 'textarea'), name: 'details' },
  field('terms', 'checkbox'),
  field('serial', 'text', { required: true }),
]);

/** Renders a form that a visitor has filled in and sent; the server rejects it until it has the serial number. */
async function sendFilled(next = after) {
  let isFirst = true;
  const calls = answerCalls({
    'widget.event': undefined,
    'widget.form': () => {
      const form = isFirst ? before : next;
      isFirst = false;
      return form;
    },
    'widget.submit': ({ body }) => {
      const { data } = body as { data: Record<string, unknown> };
      if (data.serial) return sent;
      const errors = [{ field: 'serial', code: 'required', message: 'Serial is required' }];
      return new MockedRefusal(400, 'Serial is required', 'validation_failed', errors);
    },
  });
  const { root } = place({ draw }, { organization: 'acme', failed: 'Failed' });
  await settled();
  const control = (name: string) =>
    root.querySelector('form')?.elements.namedItem(name) as HTMLInputElement;
  const send = async () => {
    root.querySelector('form')?.requestSubmit();
    await vi.advanceTimersByTimeAsync(1_500);
    await settled();
  };
  control('name').value = 'Vera';
  control('message').value = 'The handle came off';
  control('phone').value = '+1 555 0199';
  control('terms').checked = true;
  await send();
  const submitted = () =>
    calls.flatMap(({ operation, body }) =>
      operation === 'widget.submit' ? [(body as { data: object }).data] : [],
    );
  const errors = () => [...root.querySelectorAll('[part=error]')].map((one) => one.textContent);
  return { root, calls, control, send, submitted, errors };
}

test('shows a form that has changed since, with the values typed', async () => {
  const { root, control, errors } = await sendFilled();
  expect(control('name').value).toBe('Vera');
  expect(control('details').value).toBe('The handle came off');
  expect(control('terms').checked).toBe(true);
  expect(control('phone')).toBeNull();
  expect(errors()).toEqual(['Serial is required', 'Serial is required']);
  expect(root.activeElement).toBe(control('serial'));
});

test('sends the answer to a removed field under its name', async () => {
  const { root, control, send, submitted } = await sendFilled();
  control('serial').value = '4711';
  await send();
  expect(submitted().at(-1)).toEqual({
    name: 'Vera',
    details: 'The handle came off',
    phone: '+1 555 0199',
    terms: true,
    serial: '4711',
  });
  expect(root.querySelector('form')).toBeNull();
});

test('leaves an unchanged form as it is', async () => {
  const { calls, control, errors } = await sendFilled(before);
  expect(calls.filter(({ operation }) => operation === 'widget.form')).toHaveLength(2);
  expect(control('phone').value).toBe('+1 555 0199');
  expect(errors()).toEqual(['Serial is required']);
});
