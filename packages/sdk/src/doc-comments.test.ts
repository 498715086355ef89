// @module-tag slow

// Starts the language service of an editor. The ordinary tier compares types and names: the check "public API of the SDK".
// @module-tag full

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { operations } from './contract/operations.ts';

const program = fileURLToPath(new URL('./program-in-an-editor.ts', import.meta.url));
const callable = Object.entries(operations).filter(([, { status }]) => status < 300);
const head = `import { createHelpdesk } from './index.ts';
const helpdesk = createHelpdesk();
`;
const text = `${head}const input = {} as never;
${callable.map(([id]) => `helpdesk.${id};`).join('\n')}
${callable.map(([id]) => `await helpdesk.${id}(input);`).join('\n')}
`;

/** The lines below each @example in the doc comments of the client's methods. */
const examples = [
  ...readFileSync(new URL('./client/client.ts', import.meta.url), 'utf8').matchAll(
    /@example\n((?: +\* .*\n)+) +\*\//g,
  ),
].map(([, lines = '']) => lines.replace(/^ +\* /gm, ''));

let shown: (id: string, end?: string) => string;
let wrongIn: (programs: readonly string[]) => string[];

/** Asks TypeScript's language service for a method's hover text, as editors do. */
beforeAll(() => {
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    types: [],
  };
  let written = text;
  let version = 1;
  const service = ts.createLanguageService({
    getScriptFileNames: () => [program],
    getScriptVersion: (file) => (file === program ? String(version) : '1'),
    getScriptSnapshot: (file) => {
      const content = file === program ? written : ts.sys.readFile(file);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => fileURLToPath(new URL('.', import.meta.url)),
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  });
  wrongIn = (programs) => {
    const blocks = programs.map((lines) => `{\n${lines}}\n`);
    written = `${head}declare const file: Blob, logo: Blob, image: Blob, profileImage: Blob;\n${blocks.join('')}export {};\n`;
    version += 1;
    const said = service.getSemanticDiagnostics(program);
    written = text;
    version += 1;
    return said.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
  shown = (id, end = ';') => {
    const method = `helpdesk.${id}${end}`;
    const at = text.indexOf(method) + method.length - end.length - 1;
    const info = service.getQuickInfoAtPosition(program, at);
    const tags = (info?.tags ?? []).map(({ name, text: said }) => `@${name} ${partsOf(said)}`);
    return [partsOf(info?.documentation), ...tags].join('\n');
  };
});

const partsOf = (parts: readonly ts.SymbolDisplayPart[] | undefined) =>
  ts.displayPartsToString([...(parts ?? [])]);

it('an editor shows what a method does, who may call it, and its errors', () => {
  expect(shown('organization.updateBranding')).toBe(
    `Update name, subdomain, logo, color and sender; omitted fields stay unchanged.
After the subdomain changes, pages under the old one redirect, and API calls and embedded elements that use it keep working. The organization's last ten subdomains stay reserved, so it can switch back to one. A logo given as an https URL is downloaded once, re-encoded and stored on this server.

\`PATCH /api/organization/branding\` · signed in with manage_organization, or an API key with organization:update
@throws HelpdeskError 400 validation_failed · This URL must be publicly accessible; The image couldn't be loaded from this address
@throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
@throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
@throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file
@example await helpdesk.organization.updateBranding({
  name: 'Acme',
  subdomain: 'acme',
  primaryColor: '#10B981',
  emailFrom: 'support@acme.example',
});`,
  );
});

it('every example in a doc comment compiles', () => {
  expect(examples).toHaveLength(callable.length);
  expect(wrongIn(examples)).toEqual([]);
  expect(wrongIn(['await helpdesk.tickets.get({ ident: 1 });'])).toHaveLength(1);
});

it('an editor shows a sentence, a path and an example for every method, at calls, too', () => {
  for (const [id, { method, path }] of callable) {
    expect(shown(id), id).toMatch(/^[A-Z'"][^\n]+\./);
    expect(shown(id), id).toContain(`\`${method} ${path}\``);
    expect(shown(id), id).toContain(`helpdesk.${id}(`);
    expect(shown(id, '(input)'), id).toBe(shown(id));
  }
});
