// @module-tag full

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const modules = path.join(here, '../node_modules');
// Next to the examples, so packages are resolved the same way.
mkdirSync(path.join(here, 'dist'), { recursive: true });
const folder = mkdtempSync(path.join(here, 'dist/typings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tsc = (project: string) => [path.join(modules, 'typescript7/bin/tsc'), '-p', project];
const types18 = path.join(modules, 'types-react-18');
const react18 = {
  paths: { react: [types18], 'react/jsx-runtime': [path.join(types18, 'jsx-runtime')] },
};

interface Case {
  example: string;
  page: string;
  check: (project: string) => string[];
  config?: string;
  compilerOptions?: object;
}

const cases: Record<string, Case> = {
  'React 19': { example: 'react', page: 'tsx', check: tsc, config: 'tsconfig.json' },
  'React 18': {
    example: 'react',
    page: 'tsx',
    check: tsc,
    config: 'tsconfig.json',
    compilerOptions: react18,
  },
  Preact: { example: 'preact', page: 'tsx', check: tsc },
  Vue: {
    example: 'vue',
    page: 'vue',
    check: (project) => [path.join(modules, 'vue-tsc/bin/vue-tsc.js'), '-p', project],
  },
  Svelte: {
    example: 'svelte',
    page: 'svelte',
    check: (project) => [
      path.join(modules, 'svelte-check/bin/svelte-check'),
      '--workspace',
      project,
      '--tsconfig',
      './tsconfig.json',
      '--output',
      'machine',
    ],
  },
};

const right = ' organization="demo"';
const mistakes: Record<string, string> = {
  WrongName: ' organisation="demo"',
  WrongValue: `${right} loading="late"`,
  WrongMethod: right,
};

/** Compiles the page of an example, and copies of it with one mistake each; returns the names of those that the compiler refuses. */
async function refused({ example, page, check, config, compilerOptions }: Case) {
  const project = mkdtempSync(path.join(folder, `${example}-`));
  const file = `SupportPage.${page}`;
  cpSync(path.join(here, example, file), path.join(project, file));
  const source = readFileSync(path.join(project, file), 'utf8');
  for (const [name, written] of Object.entries(mistakes)) {
    expect(source).toContain(right);
    const changed = source
      .replace(right, written)
      // A method that no form has, on the reference that the framework provides.
      .replace(
        /form(\??\.current)?\??\.(reset|addEventListener)|element\?\.addEventListener/,
        (call) => (name === 'WrongMethod' ? call.replace(/\w+$/, 'restart') : call),
      );
    writeFileSync(path.join(project, `${name}.${page}`), changed);
  }
  const base = path.join(here, config ?? `${example}/tsconfig.json`);
  const settings = { extends: base, include: [`*.${page}`], exclude: [], compilerOptions };
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify(settings));
  const said = await new Promise<string>((done) =>
    execFile(process.execPath, check(project), { cwd: here }, (_, stdout, stderr) =>
      done(stdout + stderr),
    ),
  );
  const lines = said.split('\n').filter((line) => /\berror\b/i.test(line));
  const names = lines.flatMap((line) => /(\w+)\.(?:tsx|vue|svelte)\b/.exec(line)?.[1] ?? []);
  return { names: [...new Set(names)].toSorted(), said };
}

test.each(Object.entries(cases))(
  "in %s, the example page compiles, but a wrong attribute, value or method doesn't",
  async (_, each) => {
    const { names, said } = await refused(each);
    expect(names, said).toEqual(Object.keys(mistakes).toSorted());
    expect(said).toContain('organisation');
    expect(said).toContain('late');
    expect(said).toContain('restart');
  },
);
