// @module-tag one-engine

import { expect, test } from 'vitest';
import { provesByBasic } from './configuration.ts';

const both = ['client_secret_post', 'client_secret_basic'];

test.each([
  ['https://id.acme.example', both, true],
  ['https://id.acme.example', undefined, true],
  ['https://id.acme.example', ['client_secret_post'], false],
  ['https://accounts.google.com', both, false],
  ['https://login.microsoftonline.com/common/v2.0', both, false],
  ['https://login.microsoftonline.us/tenant/v2.0', both, false],
  ['https://login.partner.microsoftonline.cn/tenant/v2.0', both, false],
  ['https://accounts.google.com.acme.example', both, true],
])('%s with %j gets the secret with Basic authentication: %s', (issuer, methods, isBasic) => {
  expect(provesByBasic(issuer, methods)).toBe(isBasic);
});
