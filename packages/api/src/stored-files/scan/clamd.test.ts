// @module-tag one-engine

import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eicar, startClamd } from '../../test/clamd-server.ts';
import { scanStream } from './clamd.ts';

let scanner: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  scanner = await startClamd();
});
afterAll(() => scanner.close());

const scan = (parts: Uint8Array[], timeout?: number) =>
  scanStream(scanner.clamd, Readable.from(parts), timeout);

test('a file is sent to the scanner in pieces, and gets the threat name from the scanner', async () => {
  const large = Buffer.alloc(3 * 1024 * 1024, 'a');
  expect(await scan([large, large])).toEqual({ verdict: 'clean', threat: null });
  expect(scanner.seen).toEqual([large.length * 2]);
  expect(await scan([Buffer.from('before'), eicar])).toEqual({
    verdict: 'infected',
    threat: 'Eicar-Test-Signature',
  });
});

test('an unresponsive, unavailable or failing scanner reports neither clean nor infected', async () => {
  scanner.be('silent');
  await expect(scan([Buffer.from('a')], 300)).rejects.toThrow("The virus scanner isn't responding");
  scanner.be('away');
  await expect(scan([Buffer.from('a')], 300)).rejects.toThrow(/scanner|ECONNRESET|EPIPE/);
  scanner.be('full');
  await expect(scan([Buffer.alloc(5 * 1024 * 1024)])).rejects.toThrow('size limit exceeded');
  await expect(scanStream({ host: '127.0.0.1', port: 1 }, Readable.from(['a']))).rejects.toThrow(
    'ECONNREFUSED',
  );
});
