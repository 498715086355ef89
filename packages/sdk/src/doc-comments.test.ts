import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { operations } from './contract/operations.ts';

const program = fileURLToPath(new URL('./program-in-an-editor.ts', import.meta.url));
const callable = Object.entries(operations).filter(([, { status }]) => status < 300);
const text = `import { createHelpdesk } from './index.ts';
const helpdesk = createHelpdesk();
${callable.map(([id]) => `helpdesk.${id};`).join('\n')}
`;

let shown: (id: string) => string;

/** Asks TypeScript's language service, as editors do, what to show over a method. */
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
  const service = ts.createLanguageService({
    getScriptFileNames: () => [program],
    getScriptVersion: () => '1',
    getScriptSnapshot: (file) => {
      const content = file === program ? text : ts.sys.readFile(file);
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content);
    },
    getCurrentDirectory: () => fileURLToPath(new URL('.', import.meta.url)),
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
  });
  shown = (id) => {
    const method = `helpdesk.${id};`;
    const info = service.getQuickInfoAtPosition(program, text.indexOf(method) + method.length - 2);
    const tags = (info?.tags ?? []).map(({ name, text: said }) => `@${name} ${partsOf(said)}`);
    return [partsOf(info?.documentation), ...tags].join('\n');
  };
});

const partsOf = (parts: readonly ts.SymbolDisplayPart[] | undefined) =>
  ts.displayPartsToString([...(parts ?? [])]);

it('an editor shows what a method does, who may call it, and what it is refused with', () => {
  expect(shown('organization.updateBranding')).toBe(
    `Change name, subdomain, logo, color and sender; omitted fields stay unchanged.
After a change of subdomain, pages under the former one redirect to the new one, and calls and elements that use it keep working. The ten latest former subdomains stay reserved for the organization, which may take one of them back. A logo given by an https URL is fetched once, re-encoded and stored on this server.

\`PATCH /api/organization/branding\` · signed in with manage_organization
@throws HelpdeskError 400 validation_failed · This URL is not allowed; The image could not be loaded from this address
@throws HelpdeskError 409 subdomain_taken · Subdomain is already taken
@throws HelpdeskError 413 file_too_large · Logo file must be less than 5MB
@throws HelpdeskError 415 unsupported_media_type · Please upload a valid image file`,
  );
});

it('an editor shows a sentence and an address over every method', () => {
  for (const [id, { method, path }] of callable) {
    expect(shown(id), id).toMatch(/^[A-Z'"][^\n]+\./);
    expect(shown(id), id).toContain(`\`${method} ${path}\``);
  }
});
