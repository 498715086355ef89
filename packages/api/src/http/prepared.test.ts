import { expect, test } from 'vitest';
import { prepared } from './prepared.ts';
import { type Call, runCall } from './run-call.ts';

test('with an Idempotency-Key, slow work runs before the transaction', async () => {
  const order: string[] = [];
  const org = {
    write: async () => {
      order.push('transaction');
      throw new Error('The rest is not of interest');
    },
  };
  const handler = prepared<Record<string, unknown>, void, void>(
    async () => void order.push('prepared'),
    async () => void order.push('run'),
  );
  const call = {
    operation: { idempotent: true },
    context: { get: () => 'a key', state: { ip: '192.0.2.1' } },
    authorized: {},
    request: { org },
    handler,
  } as unknown as Call;
  await expect(runCall(call)).rejects.toThrow('The rest is not of interest');
  expect(order).toEqual(['prepared', 'transaction']);
});

test('without a key, the parts run one after the other', async () => {
  const whole = prepared<{ n: number }, number, number[]>(
    async ({ n }) => n + 1,
    async ({ n }, ready) => [n, ready],
  );
  expect(await whole({ n: 1 })).toEqual([1, 2]);
});
