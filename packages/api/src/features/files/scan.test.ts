import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { scanWaiting } from '../../stored-files/store/scan.ts';
import { eicar, startClamd } from '../../test/clamd-server.ts';
import { makeTicket } from '../../test/factories.ts';
import { type FilesServer, startFilesServer, storages } from '../../test/files-server.ts';

let scanner: Awaited<ReturnType<typeof startClamd>>;
beforeAll(async () => {
  scanner = await startClamd();
});
afterAll(() => scanner.close());

describe.each(storages)('over %s', (where) => {
  let at: FilesServer;
  beforeAll(async () => {
    at = await startFilesServer(where, { clamd: scanner.clamd });
  });
  afterEach(() => scanner.be('ok'));
  afterAll(() => at.stop());

  const retry = async (config = at.server.context.config) => {
    // Files uploaded at this moment are still handled by their upload.
    const later = { claimed_at: new Date(Date.now() - 120_000).toISOString() };
    await at.server.acme.org.write((tx) => tx.update('stored_files', {}, later));
    const { database, log } = at.server.context;
    return scanWaiting(database, config, log);
  };
  const shown = async (id: string) => (await at.open(id)).messages.at(-1)?.files[0];
  const health = async () => (await at.server.call('v1.health')).body.data.scanner;

  test('serves a file that the scanner finds clean', async () => {
    const id = await makeTicket(at.server.acme);
    const { files } = (await at.reply(id, [(await at.upload('harmless')).id])).body;
    expect(files).toMatchObject([{ state: 'ready', threat: null }]);
    expect(await (await at.fetchFile(files[0]?.url)).text()).toBe('harmless');
    expect(await health()).toBe('ok');
  });

  test('rejects a virus by its file name, each time it is sent', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const sent = await at.send(eicar, 'invoice.zip', at.server.acme.agent);
      expect(sent).toMatchObject({
        status: 400,
        body: {
          code: 'file_infected',
          message: "A virus was found in invoice.zip, so it can't be attached",
        },
      });
    }
  });

  test('an unavailable scanner delays files without blocking replies, and later decides on them', async () => {
    const id = await makeTicket(at.server.acme);
    for (const mood of ['away', 'full'] as const) {
      scanner.be(mood);
      const clean = await at.upload(`held back, ${where} ${mood}`, 'clean.txt');
      const virus = await at.upload(Buffer.concat([eicar, Buffer.from(mood)]), 'virus.txt');
      const { files } = (await at.reply(id, [clean.id, virus.id])).body;
      const [first, second] = files.map(({ url }) => url);
      expect(files.map(({ state }) => state)).toEqual(['checking', 'checking']);
      for (const url of [first, second]) {
        const held = await at.fetchFile(url);
        expect([held.status, ((await held.json()) as { message: string }).message]).toEqual([
          503,
          'This file is being checked for viruses. Please try again in a moment.',
        ]);
      }
      await retry();
      expect([(await shown(id))?.state, await health()]).toEqual(['checking', 'late']);
      scanner.be('ok');
      await retry();
      expect(await health()).toBe('ok');
      expect((await at.open(id)).messages.at(-1)?.files).toMatchObject([
        { state: 'ready', threat: null },
        { state: 'infected', threat: 'Eicar-Test-Signature' },
      ]);
      expect((await at.fetchFile(first)).status).toBe(200);
      const refused = await at.fetchFile(`${second}?download`);
      expect([refused.status, ((await refused.json()) as { message: string }).message]).toEqual([
        403,
        "A virus was found in this file. It can't be opened.",
      ]);
    }
  });

  test('rejects a file when a virus is found before it is attached', async () => {
    scanner.be('away');
    const virus = await at.upload(Buffer.concat([eicar, Buffer.from('late')]), 'late.zip');
    scanner.be('ok');
    await retry();
    const refused = await at.reply(await makeTicket(at.server.acme), [virus.id]);
    expect([refused.status, refused.error.message]).toEqual([
      400,
      "A virus was found in late.zip, so it can't be attached",
    ]);
  });

  test('serves waiting files after the scanner is turned off', async () => {
    const id = await makeTicket(at.server.acme);
    scanner.be('away');
    await at.reply(id, [(await at.upload(`released, ${where}`)).id]);
    expect((await shown(id))?.state).toBe('checking');
    await retry({ ...at.server.context.config, clamd: null });
    expect((await shown(id))?.state).toBe('ready');
  });
});
