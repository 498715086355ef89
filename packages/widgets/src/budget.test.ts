// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { elementLanguages } from '@helpdesk/sdk/rules/element-languages';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'helpdesk-widgets-'));
const read = (file: string) => readFileSync(path.join(folder, file));
const size = (file: string) => read(`${file}.br`).length;

let scripts: string[];
/** Two chunks for each language of the elements except English. */
const packs = elementLanguages
  .slice(1)
  .flatMap((language) => [`pack-${language}`, `pack-${language}-chat`]);
const chunk = (name: string) =>
  scripts.find((file) => new RegExp(`^chunks/${name}-\\w{8}\\.js$`).test(file)) ?? '';

beforeAll(() => {
  execFileSync(process.execPath, [path.join(import.meta.dirname, '../build/build.mjs'), folder]);
  scripts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the loader has at most 3.5 kB, the shared core 7.5 kB, the form 5.7 kB, the search 2.8 kB', () => {
  // About 15 bytes depend on how well the hashes compress.
  expect(size('widget.js')).toBeLessThanOrEqual(3_500);
  expect(size(chunk('core'))).toBeLessThanOrEqual(7_500);
  // Translated forms cost 10 bytes, and loading a captcha 125, including the hash; a few bytes depend on how well hashes compress.
  expect(size(chunk('form'))).toBeLessThanOrEqual(5_700);
  expect(size(chunk('captcha'))).toBeLessThanOrEqual(1_900);
  expect(size(chunk('search'))).toBeLessThanOrEqual(2_800);
});

test('a form adds at most 16.71 kB, with files 20.55 kB, an open chat 18.52 kB, with its opening 20.55 kB, with a person and the live connection 23.6 kB, with formatting 25.23 kB, with files 29.09 kB', () => {
  const together = (...names: string[]) =>
    names.reduce((sum, name) => sum + size(chunk(name)), size('widget.js'));
  // A few bytes depend on how well hashes compress.
  expect(together('core', 'form')).toBeLessThanOrEqual(16_710);
  expect(together('core', 'form', 'files')).toBeLessThanOrEqual(20_550);
  expect(together('core', 'chat')).toBeLessThanOrEqual(18_520);
  // 300 bytes are for greeting visitors by name and their earlier conversations, whose chunk is loaded only for returning visitors.
  expect(together('core', 'chat', 'opening')).toBeLessThanOrEqual(20_550);
  expect(size(chunk('returning'))).toBeLessThanOrEqual(2_450);
  expect(size('widget-team.js')).toBeLessThanOrEqual(1_570);
  expect(size(chunk('proactive'))).toBeLessThanOrEqual(1_900);
  // It remembers chats that visitors leave, so the other chunks don't have to.
  expect(size(chunk('after'))).toBeLessThanOrEqual(3_130);
  const live = ['core', 'chat', 'connection', 'people'];
  expect(together(...live)).toBeLessThanOrEqual(23_600);
  expect(together(...live, 'formatted')).toBeLessThanOrEqual(25_230);
  expect(together(...live, 'formatted', 'files')).toBeLessThanOrEqual(29_090);
});

test('a language adds at most 2 kB, for a chat 2.53 kB, and the languages chunk 2.75 kB; none contains code of the elements', () => {
  for (const name of [...packs, 'languages']) {
    // A chat also has the bot's messages: half a kilobyte more than the budget of 2 kB.
    const most = name === 'languages' ? 2_750 : name.endsWith('-chat') ? 2_530 : 2_000;
    expect(size(chunk(name)), name).toBeLessThanOrEqual(most);
    expect(read(chunk(name)).toString()).not.toMatch(/import\b(?!\.meta)[^(]/);
  }
});

test.each(elementLanguages.slice(1))(
  'every text in %s is in the chunk of the element that uses it',
  async (language) => {
    const packOf = async (name: string) =>
      ((await import(path.join(folder, chunk(name)))) as { pack: object }).pack;
    const { pack } = await import(`../../sdk/src/rules/element-sentences/${language}.ts`);
    const { chat: _, sentences: __, ...onPages } = pack;
    const { form: ___, search: ____, ...inChats } = pack;
    expect(await packOf(`pack-${language}`)).toEqual(onPages);
    expect(await packOf(`pack-${language}-chat`)).toEqual(inChats);
  },
);

test('the build fails if it would ship React', () => {
  const withReact = `
    import { createRequire } from 'node:module';
    import { bundle } from './build/bundle.mjs';
    await bundle(createRequire(import.meta.url).resolve('react'), { format: 'iife' });`;
  const build = () =>
    execFileSync(process.execPath, ['--input-type=module', '-e', withReact], {
      cwd: path.join(import.meta.dirname, '..'),
      stdio: 'pipe',
    });
  expect(build).toThrow(/react\/.* must not be part of the widgets/);
});

test('every script has its precompressed files and its hash in integrity.json', () => {
  const integrity = JSON.parse(read('integrity.json').toString());
  expect(Object.keys(integrity).toSorted()).toEqual(scripts.toSorted());
  for (const file of scripts) {
    const content = read(file);
    expect(brotliDecompressSync(read(`${file}.br`)).equals(content)).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(content)).toBe(true);
    const hash = createHash('sha384').update(content).digest('base64');
    expect(integrity[file]).toBe(`sha384-${hash}`);
  }
});

test('the loader refers to the built chunks, whose names start with their hashes', () => {
  const loader = read('widget.js').toString();
  const ofChats = ['connection', 'people', 'files', 'formatted', 'opening', 'signals'];
  const pinnedBy = Object.fromEntries([
    ...ofChats.map((name) => [name, 'chat']),
    ['languages', 'core'],
    ['captcha', 'form'],
    ['after', 'people'],
    ['returning', 'opening'],
    ['proactive', 'widget-team'],
    ...packs.map((name) => [name, 'languages']),
  ]);
  const later = Object.keys(pinnedBy);
  for (const name of ['core', 'form', 'chat', 'search', ...later]) {
    const by = pinnedBy[name];
    const pins = by ? read(by === 'widget-team' ? `${by}.js` : chunk(by)).toString() : loader;
    const hash = createHash('sha256')
      .update(read(chunk(name)))
      .digest('base64');
    expect(chunk(name)).toBe(`chunks/${name}-${hash.replace(/\W/g, '').slice(0, 8)}.js`);
    expect(pins).toContain(hash);
  }
});

test('only chats and proactive messages store anything; the loader checks whether they did', () => {
  const storing = [chunk('chat'), chunk('proactive')];
  for (const file of scripts.filter((each) => !storing.includes(each))) {
    const code = read(file).toString();
    const rest = file.startsWith('widget')
      ? code.replaceAll(/(local|session)Storage\[[\w"`]/g, '')
      : code;
    expect(rest).not.toMatch(/localStorage|sessionStorage|indexedDB|setItem/);
  }
});

test('no script sets a cookie, evaluates text or names another host', () => {
  for (const file of scripts) {
    const code = read(file).toString();
    expect(code).not.toMatch(/\.cookie|\beval\(|new Function/);
    const hosts = [...code.matchAll(/https?:\/\/([\w.]+)/g)].map(([, host]) => host);
    // Captcha scripts are hosted by their providers.
    const theirs = ['challenges.cloudflare.com', 'js.hcaptcha.com', 'cdn.jsdelivr.net'];
    const others = hosts.filter((host) => host !== 'www.w3.org');
    expect(others, file).toEqual(file === chunk('captcha') ? theirs : []);
  }
});

test('the editor data has every element with its attributes, events, parts and properties', () => {
  const manifest = JSON.parse(read('custom-elements.json').toString());
  const [form] = manifest.modules[0].declarations;
  expect(form.tagName).toBe('helpdesk-form');
  expect(form.attributes).toContainEqual(
    expect.objectContaining({ name: 'form-id', fieldName: 'formId', type: { text: 'string' } }),
  );
  expect(form.cssProperties.length).toBeGreaterThan(5);
  const { tags } = JSON.parse(read('vscode.html-custom-data.json').toString());
  expect(tags[0].attributes).toContainEqual(
    expect.objectContaining({
      name: 'theme',
      values: [{ name: 'light' }, { name: 'dark' }, { name: 'auto' }],
    }),
  );
});
