import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('..', import.meta.url));
const project = mkdtempSync(path.join(tmpdir(), 'helpdesk-installed-'));

/** An empty project with the package as `npm publish` would pack it. */
beforeAll(async () => {
  const pack = ['pack', '--json', '--ignore-scripts', '--pack-destination', project];
  const { stdout } = await run('npm', [...pack, '-w', 'packages/sdk'], { cwd: root });
  const [{ filename }] = JSON.parse(stdout);
  writeFileSync(
    path.join(project, 'package.json'),
    JSON.stringify({ name: 'empty', private: true, type: 'module' }),
  );
  const offline = ['--offline', '--no-audit', '--no-fund', '--omit=peer'];
  await run('npm', ['install', ...offline, `./${filename}`], { cwd: project });
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('the SDK works when it is the only package installed in an empty project', async () => {
  const program = `
    import { createHelpdesk, HelpdeskError } from '@helpdesk/sdk';
    import { mockFetch } from '@helpdesk/sdk/testing';
    import { verifyWebhook, WebhookRefused } from '@helpdesk/sdk/webhook';
    const fetch = mockFetch({ 'tickets.list': [] });
    const helpdesk = createHelpdesk({ baseUrl: 'http://helpdesk', fetch });
    const tickets = await helpdesk.tickets.list({ status: 'open' });
    const refused = await verifyWebhook('{}', {}, 'whsec_AAAA').catch((error) => error);
    const failed = await helpdesk.tickets.stats(undefined, { retries: 0 }).catch((error) => error);
    console.log(tickets.length, refused instanceof WebhookRefused, failed instanceof HelpdeskError);
  `;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program], {
    cwd: project,
  });
  expect(stdout).toBe('0 true true\n');
  const { stdout: installed } = await run('npm', ['ls', '--all', '--parseable'], { cwd: project });
  expect(installed.trim().split('\n')).toHaveLength(2);
});

test('its types are read from the package', async () => {
  writeFileSync(
    path.join(project, 'program.ts'),
    `import { createHelpdesk } from '@helpdesk/sdk';
     const helpdesk = createHelpdesk({ baseUrl: 'http://helpdesk' });
     const made = await helpdesk.v1Tickets.create({ subject: 'A', description: 'B' });
     const number: string = made.data.ticketNumber;
     // @ts-expect-error a ticket needs a subject
     await helpdesk.v1Tickets.create({ description: number });
     export {};`,
  );
  const tsc = path.join(root, 'node_modules/typescript7/bin/tsc');
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022'];
  const libraries = ['--lib', 'es2024,dom', '--types', '', '--skipLibCheck', 'false'];
  await run(process.execPath, [tsc, ...options, ...libraries, 'program.ts'], { cwd: project });
});

test('importing it takes Node at most 10 ms', async () => {
  const times = [];
  // Other load on the machine only adds time, so the quickest counts, and a busy one is asked more often.
  while (times.length < 5 || (Math.min(...times) > 10 && times.length < 60)) {
    times.push(await importTime('@helpdesk/sdk'));
  }
  expect(Math.min(...times)).toBeLessThanOrEqual(10);
});

/** Milliseconds of the processor that a fresh process needs. */
async function importTime(name) {
  const program = `const before = process.cpuUsage();
    await import('${name}');
    console.log(process.cpuUsage(before).user / 1_000);`;
  const given = ['--input-type=module', '-e', program];
  return Number((await run(process.execPath, given, { cwd: project })).stdout);
}

test('one call with it costs a page no more than from the sources', async () => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: `import { call } from '@helpdesk/sdk/call';
        import { widgetSubmit } from '@helpdesk/sdk/operations';
        export const submit = (data) => call({}, widgetSubmit, { formId: 'a', org: 'b', data });`,
      resolveDir: project,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  expect(gzipSync(outputFiles[0].contents, { level: 9 }).length).toBeLessThanOrEqual(1_800);
});
