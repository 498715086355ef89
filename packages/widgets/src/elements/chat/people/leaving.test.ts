import { MockedRefusal } from '@helpdesk/sdk/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settled } from '../../../test-server.ts';
import { chatOf, store, welcome } from '../test-chat.ts';
import { known, placeAsking as open } from './test-people.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('without an agent online, offers to leave a message that starts with the draft', async () => {
  const left = chatOf({ status: 'closed', ticketNumber: 'ACME-2026-000007' });
  const { type, push, form, control, fillIn, submit, asked, one, box, all, status, button } = open({
    'publicChat.welcome': { ...welcome, isAnybodyOnline: false },
    'publicChat.leaveMessage': { ticketNumber: 'ACME-2026-000007', session: left },
  });
  await settled();
  await type('Half a sentence');
  await push('Leave a message');
  expect(form()?.ariaLabel).toMatch(/^We.re away right now/);
  expect(all('.sheet .label').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Email',
    'Message',
  ]);
  expect([control('message').localName, control('message').value]).toEqual([
    'textarea',
    'Half a sentence',
  ]);
  await push('Cancel');
  expect([form(), box.value]).toEqual([null, 'Half a sentence']);
  await push('Leave a message');
  fillIn(known);
  await submit();
  expect(asked('publicChat.leaveMessage')).toMatchObject([
    { body: { ...known, message: 'Half a sentence' } },
  ]);
  expect(box.value).toBe('');
  expect(one('#ticket')?.textContent).toBe('Thanks! Your ticket number is ACME-2026-000007.');
  expect(one('.foot[role=group]')?.getAttribute('aria-describedby')).toBe('ticket');
  expect([all('[type=radio]'), button('Leave a message')]).toEqual([[], undefined]);
  expect(status()).toBe('Connecting…');
});

test('without an agent online, fills in the details of a known visitor', async () => {
  store();
  const { hello, push, form, control } = open();
  await settled();
  await hello({ type: 'session_updated', data: chatOf({ ...known, isAnybodyOnline: false }) });
  await push('Leave a message');
  expect(form()?.ariaLabel).toMatch(/^We.re away right now/);
  expect([control('customerName').value, control('customerEmail').value]).toEqual(
    Object.values(known),
  );
});

test("if the last agent has just left, shows the server's message and offers to leave one", async () => {
  const { push, fillIn, submit, form, notice, control } = open({
    'publicChat.requestPerson': new MockedRefusal(409, 'Ben has just left', 'nobody_online'),
  });
  await push('Talk to a person');
  fillIn(known);
  await submit();
  expect([form()?.ariaLabel, notice()]).toEqual(['Ben has just left', undefined]);
  expect(control('message')).not.toBeNull();
  expect(form()?.querySelector('.button')?.textContent).toBe('Leave a message');
});
