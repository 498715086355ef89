import pino from 'pino';
import { expect, test } from 'vitest';
import { startTestServer } from '../test/harness.ts';

async function warningsOf(settings: { trustedProxies: number }, headers: Record<string, string>) {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  const server = await startTestServer(settings, log);
  for (let i = 0; i < 3; i += 1) await fetch(`${server.url}/api/v1/health`, { headers });
  await server.stop();
  return lines.filter((line) => line.includes('TRUSTED_PROXIES'));
}

const forwarded = { 'x-forwarded-for': '198.51.100.7' };

test('OP-05: an unconfigured proxy is reported once, as limits would count all its clients as one', async () => {
  expect(await warningsOf({ trustedProxies: 0 }, forwarded)).toHaveLength(1);
  expect(await warningsOf({ trustedProxies: 1 }, forwarded)).toEqual([]);
  expect(await warningsOf({ trustedProxies: 0 }, {})).toEqual([]);
});
