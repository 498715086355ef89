import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Koa from 'koa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../database/ids.ts';
import { sendRaw } from '../../test/raw.ts';
import { startTestApp } from '../test-app.ts';
import { readJson } from './body.ts';
import { readFormBody } from './form-body.ts';
import { readUpload } from './uploads.ts';

const config = { dataDir: join(tmpdir(), newId()), maxFileBytes: 1_000, maxMessageBytes: 2_000 };
let app: Awaited<ReturnType<typeof startTestApp>>;

/** Responds with the way it read the body: /json, /form /files or /upload. */
beforeAll(async () => {
  app = await startTestApp(async (context) => {
    if (context.path === '/json')
      context.body = JSON.stringify(await readJson(context, 'acme')).length;
    if (context.path === '/form') context.body = [...(await readFormBody(context, config)).fields];
    if (context.path === '/files') {
      const { files, discard } = await readFormBody(context, config);
      context.body = files.map(({ field, name, received }) => [field, name, received.size]);
      await discard();
    }
    if (context.path === '/upload') {
      const { texts, files } = await readUpload(context);
      const sizes = Object.entries(files).map(([name, { size }]) => [name, size]);
      context.body = { texts, files: Object.fromEntries(sizes) };
    }
  });
});
afterAll(() => app.stop());

async function post(path: string, body: RequestInit['body'], type?: string) {
  const headers = type ? { 'content-type': type } : {};
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const answer = await fetch(app.url + path, init);
  const read = (await answer.json()) as { code?: string; message?: string };
  return { status: answer.status, body: read };
}

const json = 'application/json';
const megabyte = 1024 * 1024;
/** A JSON text of this many bytes. */
const textOf = (bytes: number) => JSON.stringify(['x'.repeat(bytes - 4)]);
/** Sent in chunks, without a Content-Length. */
const inParts = (text: string) => new Blob([text]).stream();

test('UP-02: JSON can have up to a megabyte, with or without a Content-Length', async () => {
  const fits = textOf(megabyte);
  for (const body of [fits, inParts(fits)]) {
    expect(await post('/json', body, json)).toEqual({ status: 200, body: megabyte });
  }
  const tooLarge = { status: 413, body: { code: 'payload_too_large' } };
  for (const body of [textOf(megabyte + 1), inParts(textOf(megabyte + 1))]) {
    expect(await post('/json', body, json)).toMatchObject(tooLarge);
  }
  expect(await post('/json', textOf(megabyte + 1), 'text/plain')).toMatchObject(tooLarge);
});

test.each([
  ['/json', 'text/plain', 'application/json'],
  ['/json', 'application/x-www-form-urlencoded', 'application/json'],
  ['/form', json, 'Send the form as application/x-www-form-urlencoded'],
  ['/upload', 'application/x-www-form-urlencoded', 'multipart/form-data'],
])('CS-01: %s does not read %s', async (path, type, wanted) => {
  const { status, body } = await post(path, 'a=1', type);
  expect(status).toBe(415);
  expect(body).toMatchObject({ code: 'unsupported_media_type' });
  expect(body.message).toContain(wanted);
});

test('IN-06: a body that is not JSON is refused as invalid JSON', async () => {
  for (const text of ['{', 'null!', '{"a":1}}', "{'a':1}"]) {
    const { status, body } = await post('/json', text, json);
    expect([text, status, body.code]).toEqual([text, 400, 'malformed_json']);
  }
});

test('an unsupported encoding is refused', async () => {
  const answer = await sendRaw(
    app.url,
    [
      'POST /json HTTP/1.1',
      'Host: localhost',
      `Content-Type: ${json}`,
      'Content-Encoding: rot13',
      'Content-Length: 2',
    ],
    '{}',
  );
  expect(answer.status).toBe(415);
  expect(answer.body).toContain("encoding isn't supported");
});

test('a plain form is read with all its fields, in order', async () => {
  const form = new URLSearchParams([
    ['name', 'Ada & Bob'],
    ['choice', 'a'],
    ['choice', 'b'],
  ]);
  const { body } = await post('/form', form);
  expect(body).toEqual([...form]);
});

test('UP-02: a plain form can have up to 256 kB', async () => {
  const type = 'application/x-www-form-urlencoded';
  const text = `a=${'x'.repeat(256 * 1024 - 2)}`;
  for (const body of [text, inParts(text)]) {
    expect((await post('/form', body, type)).status).toBe(200);
  }
  for (const body of [`${text}x`, inParts(`${text}x`)]) {
    expect((await post('/form', body, type)).status).toBe(413);
  }
});

test('an upload has text fields and files', async () => {
  const form = new FormData();
  form.set('note', 'A logo');
  form.set('file', new Blob(['12345']), 'logo.png');
  const { body } = await post('/upload', form);
  expect(body).toEqual({ texts: { note: 'A logo' }, files: { file: 5 } });
});

test('IN-10: an upload that repeats a field name is refused, whether text or file', async () => {
  const file = () => new Blob(['x']);
  const twice = [
    [
      ['a', 'x'],
      ['a', 'y'],
    ],
    [
      ['a', file()],
      ['a', file()],
    ],
    [
      ['a', 'x'],
      ['a', file()],
    ],
  ] as const;
  for (const fields of twice) {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value as string);
    const { status, body } = await post('/upload', form);
    expect([status, body.message]).toEqual([400, 'a is given twice']);
  }
});

test('UP-02: malformed parts are refused as such', async () => {
  const { status, body } = await post('/upload', 'nothing', 'multipart/form-data; boundary=x');
  expect([status, body.code]).toEqual([400, 'malformed_form']);
});

const formOf = (...files: [field: string, name: string, size: number][]) => {
  const form = new FormData();
  for (const [field, name, size] of files) form.append(field, new Blob(['x'.repeat(size)]), name);
  return form;
};

test('the files of a form are read in its order, without those that were not chosen', async () => {
  const form = formOf(['a', '1.txt', 900], ['b', '2.txt', 5], ['a', '', 0], ['a', '3.txt', 0]);
  expect((await post('/files', form)).body).toEqual([
    ['a', '1.txt', 900],
    ['b', '2.txt', 5],
    ['a', '3.txt', 0],
  ]);
});

test('UP-02: a form that is malformed or has too many or too large files is refused with the reason', async () => {
  const files = (count: number) =>
    formOf(
      ...Array.from({ length: count }, (_, at) => ['a', `${at}`, 1] as [string, string, number]),
    );
  expect((await post('/files', files(20))).status).toBe(200);
  const code = 'payload_too_large';
  const large = 'x'.repeat(256 * 1024 + 1);
  const tooMuchText = new FormData();
  tooMuchText.set('a', large);
  for (const [form, message, expected = code] of [
    [files(21), 'A message can have up to 20 files'],
    [
      formOf(['a', '1', 900], ['a', '2', 900], ['a', '3', 900]),
      'The files can be up to 0 MB in total',
    ],
    [formOf(['a', '1', 1_001]), 'A file can be up to 0 MB', 'file_too_large'],
    [tooMuchText, 'This request is too large'],
  ] as const) {
    const { status, body } = await post('/files', form);
    expect([status, body]).toMatchObject([413, { message, code: expected }]);
  }
  const malformed = await post('/files', 'nothing', 'multipart/form-data; boundary=x');
  expect([malformed.status, malformed.body.code]).toEqual([400, 'malformed_form']);
});

test('UP-02: an upload can have 12 MB', async () => {
  const type = 'multipart/form-data; boundary=x';
  const [fits, tooLarge] = [
    await post('/upload', Buffer.alloc(12 * megabyte), type),
    await post('/upload', Buffer.alloc(12 * megabyte + 1), type),
  ];
  expect([fits.status, fits.body.code]).toEqual([400, 'malformed_form']);
  expect([tooLarge.status, tooLarge.body.code]).toEqual([413, 'payload_too_large']);
});

/** In which turn of the event loop each of several bodies, which arrive at once, was read. */
async function turnsOf(text: string) {
  let turn = 0;
  let isOver = false;
  const count = () => {
    turn += 1;
    if (!isOver) setImmediate(count);
  };
  const koa = new Koa();
  const read = async () => {
    const headers = { 'content-type': json, 'content-length': String(text.length) };
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'POST', headers });
    request.push(text);
    request.push(null);
    await readJson(koa.createContext(request, new ServerResponse(request)), 'acme');
    return turn;
  };
  setImmediate(count);
  const turns = await Promise.all(Array.from({ length: 5 }, read));
  isOver = true;
  return new Set(turns).size;
}

test('RL-06: long bodies take a turn of the event loop each, and short ones share it', async () => {
  expect(await turnsOf(textOf(16 * 1024))).toBeLessThan(5);
  expect(await turnsOf(textOf(16 * 1024 + 1))).toBe(5);
});
