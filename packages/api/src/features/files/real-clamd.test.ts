import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scanStream } from '../../stored-files/scan/clamd.ts';
import { scanWaiting } from '../../stored-files/store/scan.ts';
import { eicar } from '../../test/clamd-server.ts';
import { makeTicket } from '../../test/factories.ts';
import { type FilesServer, startFilesServer } from '../../test/files-server.ts';
import { needsClamd } from '../../test/needs.ts';
import { maxStream, type RealClamd, realClamd } from '../../test/real-clamd.ts';

describe('a real ClamAV daemon', needsClamd, () => {
  let daemon: RealClamd;
  let at: FilesServer;
  beforeAll(async () => {
    daemon = await realClamd();
    await daemon.start();
    at = await startFilesServer('disk', { clamd: daemon.tcp, maxFileBytes: 2 * maxStream });
  });
  afterAll(async () => {
    await at.stop();
    await daemon.remove();
  });

  const virus = { verdict: 'infected', threat: 'Eicar-Test-Signature.UNOFFICIAL' };

  test('finds a known virus over TCP and a Unix socket, in one chunk and in several', async () => {
    for (const place of [daemon.tcp, daemon.socket]) {
      const scan = (...parts: Uint8Array[]) => scanStream(place, Readable.from(parts));
      expect(await scan(Buffer.from('harmless'))).toEqual({ verdict: 'clean', threat: null });
      expect(await scan(Buffer.alloc(maxStream - 1, 'a'))).toMatchObject({ verdict: 'clean' });
      expect(await scan(eicar)).toEqual(virus);
      expect(await scan(eicar.subarray(0, 20), eicar.subarray(20))).toEqual(virus);
    }
  });

  test('rejects files too large for it, without a verdict', async () => {
    const large = Readable.from([Buffer.alloc(maxStream), Buffer.alloc(maxStream)]);
    await expect(scanStream(daemon.tcp, large)).rejects.toThrow(/size limit exceeded|EPIPE|RESET/);
  });

  test('blocks a virus in messages, and holds files while it is unavailable', async () => {
    const id = await makeTicket(at.server.acme);
    const sent = await at.send(eicar, 'invoice.zip', at.server.acme.agent);
    expect(sent).toMatchObject({ status: 400, body: { code: 'file_infected' } });
    const clean = await at.upload('harmless');
    expect((await at.reply(id, [clean.id])).body.files).toMatchObject([{ state: 'ready' }]);
    await daemon.stop();
    const held = [await at.upload('later'), await at.upload(Buffer.concat([eicar, eicar]))];
    const { files } = (
      await at.reply(
        id,
        held.map((one) => one.id),
      )
    ).body;
    expect(files.map(({ state }) => state)).toEqual(['checking', 'checking']);
    await daemon.start();
    // Files uploaded at this moment are still handled by their upload.
    const before = { claimed_at: new Date(Date.now() - 120_000).toISOString() };
    await at.server.acme.org.write((tx) => tx.update('stored_files', {}, before));
    const { database, config, log } = at.server.context;
    await scanWaiting(database, config, log);
    const shown = (await at.open(id)).messages.at(-1)?.files;
    expect(shown).toMatchObject([{ state: 'ready' }, { state: 'infected', threat: virus.threat }]);
  });
});
