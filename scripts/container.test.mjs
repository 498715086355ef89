import { execFile, execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig } from '../packages/api/src/config.ts';
import { needs } from '../packages/api/src/test/programs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const dataDir = mkdtempSync(path.join(tmpdir(), 'helpdesk-container-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const dockerfile = DockerfileParser.parse(read('Dockerfile'));
const instructions = dockerfile.getInstructions();
const finalStage = instructions.slice(
  instructions.findLastIndex((one) => one.getKeyword() === 'FROM'),
);
const argumentsOf = (keyword) =>
  finalStage.filter((one) => one.getKeyword() === keyword).map((one) => one.getArgumentsContent());
const imageEnvironment = Object.fromEntries(
  dockerfile
    .getENVs()
    .flatMap((one) => one.getProperties())
    .map((property) => [property.getName(), property.getValue()]),
);
const compose = parse(read('compose.yaml'));
const { helpdesk, postgres } = compose.services;

/** Replaces ${NAME:-value} with the default that Compose uses if the variable is not set. */
const unset = (text) => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

const byName = (one, other) => one.localeCompare(other);

/** The variables that the server reads. */
function variablesRead(environment) {
  const names = new Set();
  const config = readConfig(
    new Proxy(environment, {
      get(all, name) {
        names.add(name);
        return all[name];
      },
    }),
  );
  return { names, config };
}

test('the Dockerfile passes the linter', () => {
  expect(validate(read('Dockerfile')).map(({ message }) => message)).toEqual([]);
});

test('the image runs the server of npm start, not as root, with its data in a volume and a health check', () => {
  expect(argumentsOf('USER')).toEqual(['node']);
  expect(argumentsOf('VOLUME')).toEqual([imageEnvironment.DATA_DIR]);
  const [program, file, ...others] = JSON.parse(argumentsOf('CMD')[0]);
  expect([program, ...others]).toEqual(['node']);
  expect(JSON.parse(read('package.json')).scripts.start).toBe('node scripts/start.mjs');
  expect(read('scripts/start.mjs')).toContain(`('../${file}')`);
  expect(argumentsOf('HEALTHCHECK')[0]).toContain('/api/v1/health');
  for (const from of dockerfile.getFROMs()) {
    expect(from.getImage()).toMatch(new RegExp(`^node:${read('.nvmrc').trim()}\\.`));
  }
});

test('all files that the image copies are in the repository or installed', () => {
  const copied = argumentsOf('COPY').flatMap((text) =>
    text
      .split(' ')
      .slice(0, -1)
      .filter((one) => one.startsWith('/helpdesk/')),
  );
  expect(copied.length).toBeGreaterThan(4);
  for (const file of copied) {
    expect(existsSync(path.join(root, path.relative('/helpdesk', file))), file).toBe(true);
  }
});

test('every operator command runs in the image, which has no scripts/', async () => {
  const { scripts } = JSON.parse(read('package.json'));
  const commands = Object.keys(scripts).filter((name) =>
    scripts[name].includes('packages/api/dist/'),
  );
  expect(commands).toEqual(expect.arrayContaining(['backup', 'restore', 'backup:drill', 'seed']));
  for (const name of commands) {
    expect(scripts[`pre${name}`], name).toBe('node packages/api/scripts/ready.mjs');
  }
  const image = mkdtempSync(path.join(tmpdir(), 'helpdesk-image-'));
  const ready = 'packages/api/scripts/ready.mjs';
  cpSync(path.join(root, ready), path.join(image, ready), { recursive: true });
  await promisify(execFile)(process.execPath, [ready], { cwd: image });
  rmSync(image, { recursive: true, force: true });
});

/** Returns every variable that the server reads, including those of a bucket. */
const allVariablesRead = () =>
  variablesRead({
    DATA_DIR: dataDir,
    FILES_URL: 's3://bucket',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  }).names;

test('the server reads every variable that the image and compose.yaml set', () => {
  const names = allVariablesRead();
  const set = [...Object.keys(imageEnvironment), ...Object.keys(helpdesk.environment)];
  expect(set.filter((name) => name !== 'NODE_ENV' && !names.has(name))).toEqual([]);
});

test('the table of docs/operating.md has exactly the variables that the server reads', () => {
  const { names } = variablesRead({ DATA_DIR: dataDir });
  const rows = read('docs/operating.md').match(/^\| `[A-Z].*?\|/gm) ?? [];
  const documented = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(documented.toSorted(byName)).toEqual([...names].toSorted(byName));
});

test('compose.yaml passes every variable that the server reads, except those set by the image', () => {
  const left = [...allVariablesRead()].filter((name) => !(name in imageEnvironment));
  expect(left.filter((name) => !(name in helpdesk.environment))).toEqual([]);
  const foreign = Object.entries(helpdesk.environment).filter(
    ([name, text]) => !text.startsWith(`\${${name}:-`),
  );
  expect(foreign).toEqual([]);
});

test('the server accepts the defaults of compose.yaml', () => {
  const given = Object.fromEntries(
    Object.entries(helpdesk.environment).map(([name, text]) => [name, unset(text)]),
  );
  const { config } = variablesRead({ ...imageEnvironment, ...given, DATA_DIR: dataDir });
  expect(config).toMatchObject({ host: '0.0.0.0', port: 3000, publicUrl: 'http://localhost:3000' });
  expect(config.databaseUrl).toMatch(/^sqlite:/);
  expect(helpdesk.ports).toEqual([`127.0.0.1:${config.port}:${config.port}`]);
  expect(helpdesk.volumes).toEqual([`data:${imageEnvironment.DATA_DIR}`]);
  expect(Object.keys(compose.volumes)).toEqual(['data', 'postgres']);
});

test('PostgreSQL starts only with its profile, and the server waits for it', () => {
  expect(postgres.profiles).toEqual(['postgres']);
  expect(postgres.healthcheck.test).toContain('pg_isready');
  expect(helpdesk.depends_on.postgres).toEqual({ condition: 'service_healthy', required: false });
});

const engine = ['docker', 'podman'].find((name) => {
  try {
    execFileSync(name, ['info'], { stdio: 'ignore', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
});

test('the image builds, starts as an unprivileged user and becomes healthy', {
  ...needs('Docker or Podman', Boolean(engine)),
  timeout: 20 * 60_000,
}, async () => {
  const run = (...args) => promisify(execFile)(engine, args, { maxBuffer: 1e9 });
  const tag = `helpdesk-test-${process.pid}`;
  await run('build', '--tag', tag, root);
  const { stdout } = await run('run', '--detach', '--rm', tag);
  const container = stdout.trim();
  try {
    const state = async () =>
      (await run('inspect', '--format', '{{.State.Health.Status}}', container)).stdout.trim();
    const until = Date.now() + 90_000;
    while ((await state()) !== 'healthy' && Date.now() < until) await wait(1_000);
    expect(await state()).toBe('healthy');
    expect((await run('exec', container, 'id', '-u')).stdout.trim()).not.toBe('0');
  } finally {
    await run('stop', container);
    await run('rmi', '--force', tag);
  }
});
