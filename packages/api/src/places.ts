import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Relative to `src` or `dist`, which have the same parent folder: once built, all of this code is one file in `dist`. */
const at = (path: string) => new URL(path, import.meta.url);

/** Whether this code runs from a build, not from its sources. */
export const isBuilt = !import.meta.url.endsWith('.ts');

/** In the package of the test server, it is next to the code. */
const packedContract = at('../openapi.yaml');

/** The files that the server reads in addition to its code. */
export const places = {
  ownPackage: at('../package.json'),
  contract: existsSync(packedContract) ? packedContract : at('../../../openapi.yaml'),
  /** The contract as JSON, written by the build. */
  contractJson: at('../dist/contract.json'),
  /** The same for code that runs from its sources, written when the YAML has changed. */
  contractCache: at('../../../node_modules/.cache/helpdesk-contract.json'),
  /** The documentation page, written by the build. */
  documentation: at('../dist/api-docs.html'),
  /** The SDK of this version, as an npm package. */
  sdkPackage: at('../dist/sdk.tgz'),
  /** This server as an npm package, for tests of API clients. */
  testServerPackage: at('../dist/test-server.tgz'),
  /** The help center of a made-up company. */
  demoHelpCenter: fileURLToPath(at('../demo/hourwell')),
  /** The script of the thread that parses emails. */
  parsingThread: at('./mail/in/parsing-thread.js'),
  builtFiles: {
    console: fileURLToPath(at('../../console/dist')),
    widgets: fileURLToPath(at('../../widgets/dist')),
  },
};
