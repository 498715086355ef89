// Compares the SDK's public API with the reports in packages/sdk/api. `npm run sdk:api` updates them after an intended change.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { publicEntries } from '../packages/sdk/scripts/public-entries.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sdk = path.join(root, 'packages/sdk');
const write = process.argv.includes('--write');
mkdirSync(path.join(sdk, 'dist'), { recursive: true });
const folder = mkdtempSync(path.join(sdk, 'dist/api-'));
const silent = { default: { logLevel: 'none' } };

try {
  execFileSync(process.execPath, [
    path.join(root, 'node_modules/typescript7/bin/tsc'),
    '-p',
    path.join(sdk, 'tsconfig.build.json'),
    '--composite',
    'false',
    '--incremental',
    'false',
    '--emitDeclarationOnly',
    '--declaration',
    '--declarationMap',
    'false',
    '--outDir',
    folder,
  ]);
  mkdirSync(path.join(sdk, 'api'), { recursive: true });
  const changed = Object.keys(publicEntries(manifest())).filter(isChanged);
  if (changed.length > 0 && !write) {
    console.error(
      `The public API of the SDK changed (${changed.join(', ')}). Run npm run sdk:api, review the diff in packages/sdk/api, and add a line to CHANGELOG.md.`,
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function manifest() {
  return JSON.parse(readFileSync(path.join(sdk, 'package.json'), 'utf8'));
}

/** Whether an entry point (`.`, `./chat` …) differs from its report. */
function isChanged(entry) {
  const name = entry === '.' ? 'index' : entry.slice(2);
  const { apiReportChanged } = Extractor.invoke(configOf(`${folder}/${name}.d.ts`, name), {
    localBuild: write,
    messageCallback: (message) => {
      message.logLevel = 'none';
    },
  });
  return apiReportChanged;
}

function configOf(declarations, reportFileName) {
  return ExtractorConfig.prepare({
    configObjectFullPath: path.join(sdk, 'api-extractor.json'),
    packageJsonFullPath: path.join(sdk, 'package.json'),
    configObject: {
      projectFolder: sdk,
      newlineKind: 'lf',
      mainEntryPointFilePath: declarations,
      compiler: {
        overrideTsconfig: {
          extends: path.join(root, 'tsconfig.base.json'),
          compilerOptions: {
            lib: ['ES2023', 'DOM', 'DOM.Iterable'],
            skipLibCheck: true,
            types: [],
          },
          files: [declarations],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName,
        reportFolder: path.join(sdk, 'api'),
        reportTempFolder: folder,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
  });
}
