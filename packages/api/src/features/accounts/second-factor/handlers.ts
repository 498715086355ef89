import { forgetSession } from '../../../auth/session-memory.ts';
import type { Handlers } from '../../../http/handlers.ts';
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

export const account: Handlers<'account'> = {
  secondFactor: async ({ server, session }) => {
    const { directory } = server.database;
    const totp = await findTotp(directory, session.user.id);
    const codes = await unusedCodes(directory, session.user.id);
    return { totpSince: totp?.confirmed_at ?? null, recoveryCodesLeft: codes.length };
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
