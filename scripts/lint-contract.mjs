// Lints openapi.yaml like the code generators of other projects: Redocly's recommended rules, Spectral's `oas` rules, and
// limits of Java generators. In contract/, its source, it refuses long lines.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, lint } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { longLines, partsIn, unquotedQuestions } from './contract/parts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const file = `${root}openapi.yaml`;

const redoclyRules = {
  extends: ['recommended'],
  rules: {
    // Doesn't follow x-sockets. Spectral's equivalent rule does, and stays on.
    'no-unused-components': 'off',
    // A redirect for browsers has no success response; the generator requires exactly one for every other operation.
    'operation-2xx-response': 'off',
  },
};

const spectralRules = {
  extends: [rulesets.oas],
  // OpenAPI 3.1 allows every scheme to name the roles it needs; this rule knows only OAuth scopes.
  rules: { 'oas3-operation-security-defined': 'off' },
};

async function redocly() {
  const found = await lint({ ref: file, config: await createConfig(redoclyRules) });
  return found.map(({ ruleId, message, location: [place] }) => {
    return `Redocly ${ruleId} ${place?.pointer}: ${message}`;
  });
}

async function oas() {
  const linter = new spectral.Spectral();
  linter.setRuleset(spectralRules);
  const contract = new spectral.Document(readFileSync(file, 'utf8'), parsers.Yaml, file);
  const found = await linter.run(contract);
  return found.map(({ code, message, path }) => `Spectral ${code} ${path.join('/')}: ${message}`);
}

// Warnings fail like errors. There are none, so the next one is noticed.
const parts = partsIn(root);
const found = [
  ...(await redocly()),
  ...(await oas()),
  ...parts.flatMap(unquotedQuestions),
  ...parts.flatMap(longLines),
];
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
