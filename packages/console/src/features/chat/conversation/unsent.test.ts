import { afterEach, expect, test } from 'vitest';
import { timeOfDay } from './time-of-day.ts';
import { keepUnsent, keyOfUnsent, newClientId, readUnsent } from './unsent.ts';

const key = keyOfUnsent('u1', 'c1');
const at = '2026-11-21T10:00:00.000Z';

afterEach(() => sessionStorage.clear());

test('unsent messages are stored per user and chat, with the reason for a refusal', () => {
  expect(key).toBe('helpdesk_chat_unsent:u1:c1');
  const messages = [
    { clientId: 'a', text: 'One', at },
    { clientId: 'b', text: 'Two', at, refusal: 'Too long' },
    { clientId: 'c', text: 'a', files: [{ id: 'f', name: 'a', size: 1, type: 'x/y' }], at },
  ];
  keepUnsent(key, messages);
  expect(readUnsent(key)).toEqual(messages);
  expect(readUnsent(key)[0]).not.toHaveProperty('refusal');
  expect(readUnsent(keyOfUnsent('u1', 'c2'))).toEqual([]);
  expect(readUnsent(keyOfUnsent('u2', 'c1'))).toEqual([]);
  keepUnsent(key, []);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test('data of an older version is read as texts, and corrupt data as empty', () => {
  sessionStorage.setItem(key, '[{"clientId":1,"text":2,"at":3}]');
  expect(readUnsent(key)).toEqual([{ clientId: '1', text: '2', at: '3' }]);
  sessionStorage.setItem(key, '{');
  expect(readUnsent(key)).toEqual([]);
});

test('every message gets a unique id, in four parts', () => {
  const ids = Array.from({ length: 50 }, newClientId);
  expect(new Set(ids).size).toBe(50);
  for (const id of ids) expect(id).toMatch(/^[0-9a-z]+(-[0-9a-z]+){3}$/);
});

test('the time of a message is formatted, and empty for an invalid time', () => {
  const noon = new Date(2026, 10, 21, 12, 5);
  expect(timeOfDay(noon.toISOString())).toMatch(/^12[:.]05/);
  expect(timeOfDay('soon')).toBe('');
});
