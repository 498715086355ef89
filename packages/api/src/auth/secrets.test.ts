// @module-tag one-engine

import { expect, test } from 'vitest';
import { invitationLink, invitationToken } from '../features/team/invitation-link.ts';
import { deviceCookie, knownDevice } from './known-device.ts';
import { seal, sealedAnew, unseal } from './seal.ts';
import { derivedToken } from './secrets.ts';
import { isSigned, sign } from './signature.ts';
import { hashToken } from './tokens.ts';

const before = 'k7Rw2pXq9LmZ4vTc8NbY3hJd6FgS1aQe';
const after = 'Zt5Ub1Ww8Kk3Rr9Yy2Pp6Dd4Ff7Hh0Jj';
const both = `${after}\n${before}`;
const publicUrl = 'http://localhost';
const as = (secret: string) => ({ secret, publicUrl }) as never;

test('the first of several secrets encrypts, and each of them decrypts', () => {
  expect(unseal(both, seal(before, 'token'))).toBe('token');
  const sealed = seal(both, 'token');
  expect(unseal(after, sealed)).toBe('token');
  expect(unseal(before, sealed)).toBeNull();
});

test('re-encrypts values of an older secret once, and never undecryptable ones', () => {
  const anew = sealedAnew(both, seal(before, 'token')) ?? '';
  expect(unseal(after, anew)).toBe('token');
  expect(sealedAnew(both, anew)).toBeNull();
  expect(sealedAnew(both, seal('another', 'token'))).toBeNull();
});

test('signatures, known browsers and links of an older secret are valid until it is removed', () => {
  const signature = sign(as(before), 'ticket 1');
  expect(isSigned(as(both), 'ticket 1', signature)).toBe(true);
  expect(isSigned(as(after), 'ticket 1', signature)).toBe(false);
  expect(isSigned(as(after), 'ticket 1', sign(as(both), 'ticket 1'))).toBe(true);
  const cookie = deviceCookie(as(before), 'ada').split(';')[0] ?? '';
  expect(knownDevice(cookie, as(both), 'ada')).not.toBeNull();
  expect(knownDevice(cookie, as(both), 'bob')).toBeNull();
  expect(knownDevice(cookie, as(after), 'ada')).toBeNull();
});

test('a link that is emailed again is the one whose hash is stored', () => {
  const token_hash = hashToken(invitationToken(as(before), 'i1'));
  const link = invitationLink(as(both), { id: 'i1', token_hash });
  expect(hashToken(link.split('/').at(-1) ?? '')).toBe(token_hash);
  expect(derivedToken(as(both), 'x')).toBe(derivedToken(as(after), 'x'));
  expect(derivedToken(as(both), 'x', 'no such hash')).toBe(derivedToken(as(after), 'x'));
});
