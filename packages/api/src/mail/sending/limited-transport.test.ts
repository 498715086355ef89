// @module-tag one-engine

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotNow } from '../../jobs/retry.ts';
import { limitedTransport } from './limited-transport.ts';
import type { OutgoingMail } from './outgoing.ts';
import type { Transport } from './transport.ts';

const begin = Date.parse('2030-01-01T00:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: begin });
});
afterEach(() => {
  vi.useRealTimers();
});

const mail = {} as OutgoingMail;
const signal = new AbortController().signal;
const later = (milliseconds: number) => vi.setSystemTime(begin + milliseconds);

/** A transport that accepts each email when the test says so. */
function start(atOnce = 2) {
  const send = vi.fn<Transport['send']>();
  const close = vi.fn<Transport['close']>();
  const limited = limitedTransport({ send, close }, atOnce);
  /** Milliseconds until an email may be retried; 0 if it can be sent now. */
  const wait = () => {
    try {
      limited.ready();
      return 0;
    } catch (error) {
      if (error instanceof NotNow) return error.wait;
      throw error;
    }
  };
  const fail = async (error = new Error('The server is away')) => {
    send.mockRejectedValueOnce(error);
    await expect(limited.send(mail, signal)).rejects.toThrow(error);
  };
  return { limited, send, close, wait, fail };
}

test('limits concurrent emails, and gives each waiting email a later time', async () => {
  const { limited, send, wait } = start();
  const done: (() => void)[] = [];
  send.mockImplementation(() => new Promise((resolve) => done.push(resolve)));
  const first = limited.send(mail, signal);
  expect(wait()).toBe(0);
  const second = limited.send(mail, signal);
  expect(send).toHaveBeenCalledWith(mail, signal);
  expect([wait(), wait(), wait()]).toEqual([100, 200, 300]);
  await expect(limited.send(mail, signal)).rejects.toThrow(NotNow);
  expect(send).toHaveBeenCalledTimes(2);
  done[0]?.();
  await first;
  expect(wait()).toBe(0);
  const third = limited.send(mail, signal);
  expect(wait()).toBe(100);
  for (const finish of done) finish();
  await Promise.all([second, third]);
});

test('pauses after three consecutive failures, and longer after each further one, up to five minutes', async () => {
  const { fail, wait } = start();
  await fail();
  await fail();
  expect(wait()).toBe(0);
  let at = 0;
  for (const rest of [
    1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000, 300_000,
  ]) {
    await fail();
    expect(wait()).toBe(rest + 100);
    at += rest;
    later(at - 1);
    expect(wait()).toBeGreaterThan(0);
    later(at);
    expect(wait()).toBe(0);
  }
});

test('spreads waiting emails after the pause', async () => {
  const { fail, wait } = start();
  for (let time = 1; time <= 3; time += 1) await fail();
  expect([wait(), wait()]).toEqual([1_100, 1_200]);
});

test('resets the failure count after a success', async () => {
  const { limited, fail, wait } = start();
  await fail();
  await fail();
  await limited.send(mail, signal);
  await fail();
  await fail();
  expect(wait()).toBe(0);
  await fail();
  expect(wait()).toBe(1_100);
});

test("doesn't pause because of emails that any server would reject", async () => {
  const { fail, wait } = start();
  const refused = Object.assign(new Error('No such user'), { command: 'RCPT TO' });
  for (let time = 1; time <= 5; time += 1) await fail(refused);
  expect(wait()).toBe(0);
});

test('closes the underlying transport', () => {
  const { limited, close } = start();
  limited.close();
  expect(close).toHaveBeenCalledOnce();
});
