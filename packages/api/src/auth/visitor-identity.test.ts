// @module-tag one-engine

import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { readIdentity } from './visitor-identity.ts';

const secret = 'chs_a secret of the organization';
const day = 24 * 60 * 60;
const at = Date.parse('2030-01-01T00:00:00.000Z');
const read = async (claims: object) => {
  const token = new SignJWT({ email: 'vera@shop.example', ...claims });
  const signed = await token
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(secret));
  return readIdentity(secret, signed, at);
};

test('an identity token is valid for a day at most, with a minute for clocks that run ahead', async () => {
  const now = at / 1000;
  expect(await read({ exp: now + day + 60 })).not.toBeNull();
  expect(await read({ exp: now + day + 61 })).toBeNull();
  expect(await read({ iat: now, exp: now + day })).not.toBeNull();
  expect(await read({ iat: now, exp: now + day + 1 })).toBeNull();
  expect(await read({ exp: now + 1 })).not.toBeNull();
  expect(await read({ exp: now })).toBeNull();
});

test('spaces around a name and an email address are removed', async () => {
  const claims = { name: ' Vera ', email: ' Vera@Shop.example ', exp: at / 1000 + 60 };
  expect(await read(claims)).toEqual({
    name: 'Vera',
    email: 'vera@shop.example',
    context: undefined,
  });
});
