// @module-tag one-engine

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLog, type RequestFacts } from './log.ts';

let pieces: string[];
const destination = { write: (text: string) => pieces.push(text) };

beforeEach(() => {
  pieces = [];
  vi.useFakeTimers({ now: Date.parse('2030-01-01T00:00:00.000Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

const request: RequestFacts = {
  requestId: 'sRSJqD9j1',
  operation: 'tickets.list',
  method: 'GET',
  path: '/api/tickets',
  status: 200,
  ms: 1.23,
  ip: '127.0.0.1',
};

test.each<[string, Partial<RequestFacts>]>([
  ['a usual one', {}],
  ['quotes and backslashes in its path', { path: '/a"b\\c' }],
  ['control characters in its path', { path: '/a\n\t\u0000b\u007f' }],
  ['letters of other alphabets', { path: '/caf\u00e9/\u5bc6\u7801/\ud83d\udd11' }],
  ['a path of many letters', { path: `/${'a"'.repeat(500)}` }],
  ['an address and a method that a client has made up', { ip: '"],', method: 'X"Y' }],
  ['no path, and no time', { path: '', ms: 0 }],
])('the entry of a request is what the logger would write: %s', (_name, facts) => {
  const { log, logRequest, close } = openLog('info', destination);
  logRequest({ ...request, ...facts });
  log.info({ ...request, ...facts }, 'request');
  close();
  const [ours, theirs, ...others] = pieces.join('').split(/(?<=\n)/);
  expect(ours).toBe(theirs);
  expect(others).toEqual([]);
  expect(JSON.parse(ours ?? '')).toEqual({
    level: 30,
    time: Date.now(),
    ...request,
    ...facts,
    msg: 'request',
  });
});

test('a log of warnings has no entries of requests', () => {
  const { log, logRequest, close } = openLog('warn', destination);
  logRequest(request);
  log.warn('Careful');
  close();
  expect(pieces.join('')).toMatch(/^\{"level":40.*"Careful"\}\n$/);
});

test('entries stay in order, and wait half a second at most', () => {
  const { log, logRequest, close } = openLog('info', destination);
  log.info('before');
  logRequest(request);
  log.error('after');
  expect(pieces).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(pieces.join('').match(/(?<="msg":")\w+/g)).toEqual(['before', 'request', 'after']);
  close();
});

test('many entries are written in chunks of four kilobytes, and none is lost', () => {
  const { logRequest, close } = openLog('info', destination);
  for (let status = 200; status < 300; status += 1) logRequest({ ...request, status });
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(piece.length).toBeLessThan(4096 + 200);
  close();
  const statuses = [...pieces.join('').matchAll(/"status":(\d+)/g)].map(([, status]) => status);
  expect(statuses).toEqual(Array.from({ length: 100 }, (_, i) => `${200 + i}`));
});

test('entries at the end of the process, or after the log was closed, are written too', () => {
  const { log, close } = openLog('info', destination);
  log.info('at the end');
  const [atExit] = process.listeners('exit').slice(-1);
  (atExit as () => void)();
  expect(pieces.join('')).toContain('at the end');
  close();
  expect(process.listeners('exit')).not.toContain(atExit);
  log.info('later');
  expect(pieces.join('')).toContain('later');
});
