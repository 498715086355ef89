import type { Schema } from '@helpdesk/sdk/contract/operations';
import { tenantOfHost } from '../../../auth/custom-domains.ts';
import { startSession } from '../../../auth/store/sessions.ts';
import type { UserRow } from '../../../database/rows/people.ts';
import type { Directory, DirectoryTx } from '../../../database/types.ts';
import type { Handlers, Request } from '../../../http/handlers.ts';
import type { ServerContext } from '../../../server-context.ts';
import { currentUser } from '../current-user.ts';
import { aboutUser } from '../store/about-user.ts';
import { findUser } from '../store/accounts.ts';
import {
  challengeExpired,
  countAttempt,
  findChallenge,
  openChallenge,
  spendChallenge,
} from '../store/challenges.ts';
import { passkeysOf } from '../store/passkeys.ts';
import { findTotp, spendCode, spendStep, unusedCodes, wrongCode } from '../store/second-factor.ts';
import { tellOfSignIn } from '../store/sessions.ts';
import { recoveryCodeAmong, typed } from './recovery-codes.ts';
import { stepOf } from './totp.ts';

type SigningIn = Pick<
  Request<'auth.answerChallenge'>,
  'server' | 'host' | 'userAgent' | 'ip' | 'deviceOf' | 'reply'
>;

/** The organization that a session started at this host is limited to; null for no limit. */
export const onlyInOf = async ({ server, host }: Pick<SigningIn, 'server' | 'host'>) =>
  (await tenantOfHost(server, host))?.organizationId ?? null;

/** Starts a session for a user who has proved their identity; `spend` uses up their proof. */
export async function enter(
  { server, userAgent, ip, deviceOf, reply }: SigningIn,
  user: UserRow,
  onlyIn: string | null,
  spend: (tx: DirectoryTx) => Promise<void> = async () => {},
) {
  const { directory } = server.database;
  const device = deviceOf(user.id);
  const account = await aboutUser(directory, user.id);
  const token = await account.write(async (tx) => {
    await spend(tx);
    const started = await startSession(tx, user.id, onlyIn, { userAgent, ip });
    if (!device) await tellOfSignIn(tx, user, started);
    return started;
  });
  reply.sessionCookie(token);
  reply.deviceCookie(user.id);
  return { token, user: await currentUser(directory, user.id, null, { onlyIn, ip }) };
}

/** Creates the challenge for a user whose password was right. */
export async function challengeFor(
  { database: { directory } }: ServerContext,
  user: UserRow,
  onlyIn: string | null,
): Promise<Schema<'SignInChallenge'>> {
  const methods: Schema<'SignInChallenge'>['methods'] = [];
  if (await findTotp(directory, user.id)) methods.push('totp');
  // Passkeys don't work on custom domains.
  if (onlyIn === null && (await passkeysOf(directory, user.id)).length > 0) methods.push('passkey');
  if ((await unusedCodes(directory, user.id)).length > 0) methods.push('recovery_code');
  return { ...(await openChallenge(directory, user.id, onlyIn)), methods };
}

export const answerChallenge: Handlers<'auth'>['answerChallenge'] = async (request) => {
  const { server, body, limits } = request;
  const { directory } = server.database;
  const onlyIn = await onlyInOf(request);
  const challenge = await findChallenge(directory, body.challenge, onlyIn);
  const user = await findUser(directory, challenge.user_id);
  if (!user) throw challengeExpired();
  request.concerning(user.id);
  // By account, because a user with the password can open any number of challenges.
  await limits.attempt('auth.code', user.id);
  await countAttempt(directory, challenge);
  const spend = await validate(server, directory, user.id, typed(body.code));
  if (!spend) throw wrongCode(401);
  const entered = await enter(request, user, onlyIn, async (tx) => {
    await spendChallenge(tx, challenge);
    await spend(tx);
  });
  await limits.forgive('auth.code', user.id);
  return entered;
};

/** Returns the function that uses up a right code; null for a wrong one. */
async function validate(server: ServerContext, directory: Directory, userId: string, code: string) {
  if (/^\d{6}$/.test(code)) {
    const totp = await findTotp(directory, userId);
    const step = totp ? await stepOf(server.config, totp.secret_sealed, code) : null;
    return step === null ? null : (tx: DirectoryTx) => spendStep(tx, userId, step);
  }
  const id = await recoveryCodeAmong(await unusedCodes(directory, userId), code);
  return id === null ? null : (tx: DirectoryTx) => spendCode(tx, userId, id);
}
