// Lints openapi.yaml as code generators of other projects do: Redocly's recommended rules, Spectral's `oas` rules, and what
// generators in Java cannot read. In contract/, of which it is made, it refuses lines that are too long.
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
    // Does not follow x-sockets; the equivalent rule of Spectral does, and stays on.
    'no-unused-components': 'off',
    // A redirect for browsers has no success response; the generator requires exactly one for every other operation.
    'operation-2xx-response': 'off',
  },
};

const spectralRules = {
  extends: [rulesets.oas],
  // OpenAPI 3.1 lets every scheme name the roles it needs; this rule knows only the scopes of OAuth.
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

// Warnings fail like errors: there are none, so that the next one is noticed.
const parts = partsIn(root);
const found = [
  ...(await redocly()),
  ...(await oas()),
  ...parts.flatMap(unquotedQuestions),
  ...parts.flatMap(longLines),
];
for (const line of found) console.error(line);
if (found.length > 0) process.exitCode = 1;
