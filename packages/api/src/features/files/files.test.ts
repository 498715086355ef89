import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileLink } from '../../stored-files/link.ts';
import { makeTicket } from '../../test/factories.ts';
import {
  type FilesServer,
  hour,
  png,
  startFilesServer,
  storages,
} from '../../test/files-server.ts';

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe.each(storages)('over %s', (where) => {
  let at: FilesServer;
  beforeAll(async () => {
    at = await startFilesServer(where);
  });
  afterAll(() => at.stop());

  test('staff and customer read back a file attached to a reply unchanged', async () => {
    const id = await makeTicket(at.server.acme);
    const file = await at.upload(png, '../Küche やかん.png');
    expect(file).toEqual({
      id: file.id,
      name: 'Küche やかん.png',
      size: png.length,
      type: 'image/png',
    });
    const replied = await at.reply(id, [file.id]);
    expect(replied.status).toBe(201);
    expect(replied.body.files).toMatchObject([file]);
    const shown = (await at.open(id)).messages.at(-1)?.files[0];
    expect(shown).toMatchObject(file);
    const found = await at.lookUp(id);
    const forCustomer = found.messages.at(-1)?.files[0];
    expect(forCustomer).toMatchObject(file);
    for (const url of [shown?.url, forCustomer?.url]) {
      const got = await at.fetchFile(url);
      expect(got.status).toBe(200);
      expect(await bytesOf(got)).toEqual(png);
      expect(Object.fromEntries(got.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-length': String(png.length),
        'content-disposition': expect.stringMatching(/^inline; .*UTF-8''K%C3%BCche%20%E3%82%84/),
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
        'cache-control': expect.stringContaining('private'),
      });
    }
  });

  test('returns part of a file on a range request', async () => {
    const id = await makeTicket(at.server.acme);
    const { files } = (await at.reply(id, [(await at.upload('0123456789')).id])).body;
    const part = await at.fetchFile(files[0]?.url, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 2-4/10']);
    expect(await part.text()).toBe('234');
    const beyond = await at.fetchFile(files[0]?.url, { headers: { range: 'bytes=20-' } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const head = await at.fetchFile(files[0]?.url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
  });

  test('SVG and HTML files are downloaded and never shown, whatever their name', async () => {
    const id = await makeTicket(at.server.acme);
    const svg = await at.upload(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'a.png',
    );
    const page = await at.upload('<!doctype html><script>alert(1)</script>', 'b.html');
    for (const { url } of (await at.reply(id, [svg.id, page.id])).body.files) {
      const got = await at.fetchFile(url);
      expect(got.headers.get('content-type')).toBe('application/octet-stream');
      expect(got.headers.get('content-disposition')).toMatch(/^attachment; /);
      expect(got.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('a picture is downloaded instead of shown if requested', async () => {
    const id = await makeTicket(at.server.acme);
    const { files } = (await at.reply(id, [(await at.upload(png, 'a.png')).id])).body;
    const got = await at.fetchFile(`${files[0]?.url}?download`);
    expect(got.headers.get('content-disposition')).toMatch(/^attachment; filename="a.png"/);
  });

  test('a changed link does not work, and an expired one says so', async () => {
    const id = await makeTicket(at.server.acme);
    const file = await at.upload(png, 'a.png');
    const { files } = (await at.reply(id, [file.id])).body;
    const url = files[0]?.url ?? '';
    expect((await at.fetchFile(url.replace(/.\/a\.png$/, '!/a.png'))).status).toBe(404);
    expect((await at.fetchFile(url.replace(at.server.acme.id, at.server.globex.id))).status).toBe(
      404,
    );
    const over = fileLink(at.server.context.config, at.server.acme.id, file, {
      until: Date.now() - 2_000,
    });
    const late = await at.fetchFile(over);
    expect([late.status, ((await late.json()) as { message: string }).message]).toEqual([
      410,
      'This link has expired. Please reload the page.',
    ]);
  });

  test('only its uploader can attach a file, once, in their own organization', async () => {
    const id = await makeTicket(at.server.acme);
    const file = await at.upload('mine');
    const theirs = await makeTicket(at.server.globex);
    const gone = 'The file no longer exists. Please attach it again.';
    const foreign = await at.reply(theirs, [file.id], false, at.server.globex.agent);
    const colleague = await at.reply(id, [file.id], false, at.server.acme.admin);
    expect([foreign.status, foreign.error.message]).toEqual([400, gone]);
    expect([colleague.status, colleague.error.message]).toEqual([400, gone]);
    expect((await at.open(id)).messages).toHaveLength(0);
    expect((await at.reply(id, [file.id])).status).toBe(201);
    expect((await at.reply(id, [file.id])).error.message).toBe(gone);
    const many = await at.reply(
      id,
      Array.from({ length: 21 }, (_, at) => `file-${at}`),
    );
    expect([many.status, many.error.message]).toEqual([400, 'A message can have up to 20 files']);
  });

  test('the files of a message have a total limit, which the error names', async () => {
    const small = await startFilesServer(where, { maxMessageBytes: 1024 * 1024 });
    const id = await makeTicket(small.server.acme);
    const [one, other] = [
      await small.upload(Buffer.alloc(600_000, 'a')),
      await small.upload(Buffer.alloc(600_000, 'b')),
    ];
    const refused = await small.reply(id, [one.id, other.id]);
    expect([refused.status, refused.error.message]).toEqual([
      400,
      'The files of a message can be up to 1 MB in total',
    ]);
    expect((await small.reply(id, [one.id])).status).toBe(201);
    await small.stop();
  });

  test('removes the location from a photo, unless the organization keeps it', async () => {
    const photo = await sharp(png)
      .withExif({ IFD0: { Artist: 'Vera Visitor' } })
      .jpeg()
      .toBuffer();
    const id = await makeTicket(at.server.acme);
    const sentAndRead = async () => {
      const { files } = (await at.reply(id, [(await at.upload(photo, 'photo.jpg')).id])).body;
      const got = await bytesOf(await at.fetchFile(files[0]?.url));
      expect(got.length).toBe(files[0]?.size);
      return got;
    };
    const keep = (keepsPictureMetadata: boolean, as = at.server.acme.admin) =>
      at.server.call('organization.updateGeneral', { as, body: { keepsPictureMetadata } });
    const got = await sentAndRead();
    expect([photo.includes('Vera'), got.includes('Vera')]).toEqual([true, false]);
    expect(await sharp(got).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
    expect((await keep(true, at.server.acme.agent)).status).toBe(403);
    expect((await keep(true)).body.keepsPictureMetadata).toBe(true);
    expect(await sentAndRead()).toEqual(photo);
    await keep(false);
    expect((await sentAndRead()).includes('Vera')).toBe(false);
    expect(at.unfinished()).toEqual([]);
  });

  test('customers cannot upload or attach files', async () => {
    const sent = await at.send(Buffer.from('a'), 'a.txt', at.server.acme.customer);
    expect(sent.status).toBe(403);
    const own = await at.server.call('tickets.create', {
      as: at.server.acme.customer,
      body: { subject: 'Kettle', description: 'It is cold' },
    });
    const file = await at.upload('b');
    const attached = await at.reply(own.body.id, [file.id], false, at.server.acme.customer);
    expect(attached.status).toBe(403);
  });

  test('visitors cannot reach the files of a note', async () => {
    const own = await at.server.call('tickets.create', {
      as: at.server.acme.customer,
      body: { subject: 'Kettle', description: 'It is cold' },
    });
    const { id } = own.body;
    const secret = await at.upload('for the staff alone', 'internal.txt');
    await at.reply(id, [secret.id], true);
    expect((await at.open(id)).messages[0]?.files).toMatchObject([{ name: 'internal.txt' }]);
    const found = await at.lookUp(id);
    const headers = { 'x-ticket-access': found.accessToken };
    const params = { subdomain: 'acme', ticketId: id };
    const page = await at.server.call('publicTickets.get', { params, headers });
    expect(page.status).toBe(200);
    const seen = [found, page.body, await at.open(id, at.server.acme.customer)];
    for (const one of seen) {
      expect(JSON.stringify(one)).not.toContain('internal.txt');
      expect(JSON.stringify(one)).not.toContain(secret.id);
    }
  });

  test('the files of a scheduled reply are for staff until it is sent, and return to the author when it is canceled', async () => {
    const id = await makeTicket(at.server.acme);
    const file = await at.upload('wait', 'wait.txt');
    const as = at.server.acme.agent;
    const waiting = await at.server.call('tickets.scheduleReply', {
      as,
      params: { id },
      body: { message: 'Soon', holdSeconds: 60, fileIds: [file.id] },
    });
    expect(waiting.status).toBe(201);
    expect(waiting.body.files).toMatchObject([file]);
    expect((await at.open(id)).scheduledReplies[0]?.files).toMatchObject([file]);
    expect(JSON.stringify(await at.lookUp(id))).not.toContain('wait.txt');
    const params = { id, replyId: waiting.body.id };
    const back = await at.server.call('tickets.cancelReply', { as, params });
    expect(back.body.files).toMatchObject([file]);
    const again = await at.server.call('tickets.scheduleReply', {
      as,
      params: { id },
      body: { message: 'Soon', holdSeconds: 60, fileIds: [file.id] },
    });
    const sent = await at.server.call('tickets.sendReplyNow', {
      as,
      params: { id, replyId: again.body.id },
    });
    expect(sent.body.files).toMatchObject([file]);
    expect((await at.lookUp(id)).messages[0]?.files).toMatchObject([file]);
  });

  test('a ticket created by staff has the files of its description', async () => {
    const file = await at.upload('first', 'first.txt');
    const opened = await at.server.call('tickets.create', {
      as: at.server.acme.agent,
      body: {
        subject: 'Kettle',
        description: 'See the file',
        customerEmail: 'vera@example.com',
        fileIds: [file.id],
      },
    });
    expect(opened.body.files).toMatchObject([file]);
    expect((await at.lookUp(opened.body.id)).files).toMatchObject([file]);
  });

  test("merging, splitting and the trash keep a ticket's files; permanent deletion removes them", async () => {
    const as = at.server.acme.agent;
    const content = Buffer.from('kept until the end');
    const [first, second] = [await makeTicket(at.server.acme), await makeTicket(at.server.acme)];
    const file = await at.upload(content, 'kept.txt');
    const { id: messageId, files } = (await at.reply(second, [file.id])).body;
    await at.server.call('tickets.merge', { as, body: { ids: [first, second], intoId: first } });
    const onFirst = async () => (await at.open(first)).messages.flatMap((one) => one.files);
    expect(await onFirst()).toMatchObject([file]);
    const split = await at.server.call('tickets.split', {
      as,
      params: { id: first },
      body: { messageId, andLater: false },
    });
    expect([split.status, (await at.open(split.body.id)).files]).toMatchObject([200, [file]]);
    await at.server.call('tickets.unsplit', { as, params: { id: split.body.id } });
    expect(await onFirst()).toMatchObject([file]);
    await at.server.call('tickets.unmerge', { as, body: { ids: [second] } });
    expect((await at.open(second)).messages[0]?.files).toMatchObject([file]);
    await at.server.call('tickets.delete', { as: at.server.acme.admin, params: { id: second } });
    const admin = at.server.acme.admin;
    const inTrash = await at.server.call('tickets.getDeleted', {
      as: admin,
      params: { id: second },
    });
    const shownThere = inTrash.body.messages[0]?.files;
    expect(shownThere).toMatchObject([file]);
    expect(await bytesOf(await at.fetchFile(shownThere?.[0]?.url))).toEqual(content);
    await at.sweep(48 * hour);
    expect(await at.isKept(content)).toBe(true);
    const body = { ids: [second] };
    await at.server.call('tickets.restore', { as: at.server.acme.admin, body });
    expect((await at.open(second)).messages[0]?.files).toMatchObject([file]);
    await at.server.call('tickets.delete', { as: at.server.acme.admin, params: { id: second } });
    const gone = await at.server.call('tickets.deleteForGood', { as: at.server.acme.admin, body });
    expect(gone.body.done).toEqual([second]);
    expect((await at.fetchFile(files[0]?.url)).status).toBe(404);
    await at.sweep(2 * hour);
    expect(await at.isKept(content)).toBe(false);
  });

  test('a file that is too large returns an error, with or without Content-Length, and leaves nothing', async () => {
    const large = Buffer.alloc(1024 * 1024 + 1);
    const sentence = 'A file can be up to 1 MB';
    const announced = await at.send(large, 'large.bin', at.server.acme.agent);
    expect([announced.status, announced.body.message]).toEqual([413, sentence]);
    const chunks = new ReadableStream({
      start(controller) {
        controller.enqueue(large.subarray(0, 600_000));
        controller.enqueue(large.subarray(600_000));
        controller.close();
      },
    });
    const chunked = await at.send(chunks, 'large.bin', at.server.acme.agent);
    expect([chunked.status, chunked.body.message]).toEqual([413, sentence]);
    expect(at.unfinished()).toEqual([]);
  });

  test('rejects an empty file, and a body of another type', async () => {
    const empty = await at.send(Buffer.alloc(0), 'empty.txt', at.server.acme.agent);
    expect([empty.status, empty.body.message]).toEqual([400, 'This file is empty']);
    const json = await at.server.call('files.upload', {
      as: at.server.acme.agent,
      query: { name: 'a.json' },
      headers: { 'content-type': 'application/json' },
      body: { a: 1 },
    });
    expect(json.status).toBe(415);
    expect(at.unfinished()).toEqual([]);
  });
});
