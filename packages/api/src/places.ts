import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** From `src` or `dist`, which lie in the same folder: as built, all of this code is one file in `dist`. */
const at = (path: string) => new URL(path, import.meta.url);

/** Whether this code runs from a build, not from its sources. */
export const isBuilt = !import.meta.url.endsWith('.ts');

/** In the package for tests of programs it lies with the code. */
const packedContract = at('../openapi.yaml');

/** The files that the server reads beside its code. */
export const places = {
  ownPackage: at('../package.json'),
  contract: existsSync(packedContract) ? packedContract : at('../../../openapi.yaml'),
  /** The contract as JSON, written by the build. */
  contractJson: at('../dist/contract.json'),
  /** The same for code that runs from its sources, written when the YAML has changed. */
  contractCache: at('../../../node_modules/.cache/helpdesk-contract.json'),
  /** The page of the documentation, written by the build. */
  documentation: at('../dist/api-docs.html'),
  /** The SDK of this version, as npm installs it. */
  sdkPackage: at('../dist/sdk.tgz'),
  /** This server for tests of programs, as npm installs it. */
  testServerPackage: at('../dist/test-server.tgz'),
  /** The script of the thread that parses mails. */
  parsingThread: at('./mail/in/parsing-thread.js'),
  builtFiles: {
    console: fileURLToPath(at('../../console/dist')),
    widgets: fileURLToPath(at('../../widgets/dist')),
  },
};
