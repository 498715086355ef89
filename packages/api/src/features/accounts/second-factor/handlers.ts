import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import { forgetSession } from '../../../auth/session-memory.ts';
import type { Directory } from '../../../database/types.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../refusal.ts';
import {
  addPasskey,
  findPasskeyChallenge,
  openPasskeyChallenge,
  passkeysOf,
  refuseTooMany,
  removePasskey,
  renamePasskey,
  wrongPasskey,
} from '../store/passkeys.ts';
import {
  beginTotp,
  confirmTotp,
  findTotp,
  findTotpToConfirm,
  removeTotp,
  replaceCodes,
  unusedCodes,
  wrongCode,
} from '../store/second-factor.ts';
import { newRecoveryCodes, typed } from './recovery-codes.ts';
import { newTotp, stepOf } from './totp.ts';
import { madeCredential, optionsToMake } from './webauthn.ts';

const tookTooLong = () =>
  new Refusal(410, 'This took too long. Please start again.', 'challenge_expired');

export const account: Handlers<'account'> = {
  secondFactor: ({ server, session }) => factorsOf(server.database.directory, session.user.id),

  startPasskey: async ({ server, session }) => {
    const { directory } = server.database;
    const { id, email } = session.user;
    const rows = await passkeysOf(directory, id);
    refuseTooMany(rows);
    const name = fullName(session.user) || email;
    const options = await optionsToMake(server.config, { id, email, name }, rows);
    const challenge = await openPasskeyChallenge(directory, id, options.challenge);
    return { challenge, options: { ...options } };
  },

  addPasskey: async ({ server, session, token, body, host }) => {
    const { directory } = server.database;
    const userId = session.user.id;
    const asked = await findPasskeyChallenge(directory, body.challenge, userId);
    if (!asked) throw tookTooLong();
    const { passkey_challenge: challenge } = asked;
    const credential = await madeCredential(server.config, host, body.response, challenge);
    if (!credential) throw wrongPasskey(400);
    const { codes, hashes } = await newRecoveryCodes();
    const made = { name: body.name, credential };
    const isFirst = await addPasskey(directory, { userId, token }, asked, made, hashes);
    forgetSession(server);
    return { recoveryCodes: isFirst ? codes : [] };
  },

  renamePasskey: async ({ server, session, params, body }) => {
    const { directory } = server.database;
    await renamePasskey(directory, session.user.id, params.id, body.name);
    return factorsOf(directory, session.user.id);
  },

  removePasskey: async ({ server, session, token, params }) => {
    const owner = { userId: session.user.id, token };
    await removePasskey(server.database.directory, owner, params.id);
    forgetSession(server);
  },

  startTotp: async ({ server, session }) => {
    const { id, email } = session.user;
    const { sealed, shown } = await newTotp(server.config, email);
    await beginTotp(server.database.directory, id, sealed);
    return shown;
  },

  confirmTotp: async ({ server, session, token, body, limits }) => {
    const { directory } = server.database;
    const userId = session.user.id;
    const asked = await findTotpToConfirm(directory, userId);
    await limits.attempt('auth.code', userId);
    const step = await stepOf(server.config, asked.secret_sealed, typed(body.code));
    if (step === null) throw wrongCode(400);
    await limits.forgive('auth.code', userId);
    const { codes, hashes } = await newRecoveryCodes();
    const isFirst = await confirmTotp(directory, { userId, token }, asked, step, hashes);
    forgetSession(server);
    return { recoveryCodes: isFirst ? codes : [] };
  },

  removeTotp: async ({ server, session, token }) => {
    await removeTotp(server.database.directory, { userId: session.user.id, token });
    forgetSession(server);
  },

  makeRecoveryCodes: async ({ server, session }) => {
    const { codes, hashes } = await newRecoveryCodes();
    await replaceCodes(server.database.directory, session.user.id, hashes);
    return { recoveryCodes: codes };
  },
};

async function factorsOf(directory: Directory, userId: string): Promise<Schema<'SecondFactor'>> {
  const totp = await findTotp(directory, userId);
  const rows = await passkeysOf(directory, userId);
  const codes = await unusedCodes(directory, userId);
  return {
    totpSince: totp?.confirmed_at ?? null,
    passkeys: rows.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
      id,
      name,
      createdAt,
      lastUsedAt,
    })),
    recoveryCodesLeft: codes.length,
  };
}
