import { tenantOfHost } from '../../../auth/custom-domains.ts';
import type { Handlers } from '../../../http/handlers.ts';
import { Refusal } from '../../../refusal.ts';
import { findUser } from '../store/accounts.ts';
import {
  challengeExpired,
  countAttempt,
  findChallenge,
  spendChallenge,
} from '../store/challenges.ts';
import {
  askPasskey,
  findPasskey,
  findPasskeyChallenge,
  notePasskeyUse,
  openPasskeyChallenge,
  passkeysOf,
  spendPasskeyChallenge,
  wrongPasskey,
} from '../store/passkeys.ts';
import { enter } from './sign-in.ts';
import { optionsToUse, usedCounter } from './webauthn.ts';

type Auth = Handlers<'auth'>;

export const startPasskey: Auth['startPasskey'] = async ({ server, host, body }) => {
  const { config, database } = server;
  const { directory } = database;
  if (await tenantOfHost(server, host)) {
    throw new Refusal(409, "Passkeys don't work at this address", 'passkey_elsewhere');
  }
  if (body.challenge === undefined) {
    const options = await optionsToUse(config, null);
    const challenge = await openPasskeyChallenge(directory, null, options.challenge);
    return { challenge, options: { ...options } };
  }
  const asked = await findChallenge(directory, body.challenge, null);
  const options = await optionsToUse(config, await passkeysOf(directory, asked.user_id));
  await askPasskey(directory, asked, options.challenge);
  return { challenge: body.challenge, options: { ...options } };
};

export const answerPasskey: Auth['answerPasskey'] = async (request) => {
  const { server, host, body } = request;
  const { directory } = server.database;
  if (await tenantOfHost(server, host)) throw challengeExpired();
  const credentialId = typeof body.response.id === 'string' ? body.response.id : '';
  const passkey = await findPasskey(directory, credentialId);
  if (passkey) request.concerning(passkey.user_id);
  const alone = await findPasskeyChallenge(directory, body.challenge, null);
  const asked = alone ? null : await findChallenge(directory, body.challenge, null);
  if (asked) await countAttempt(directory, asked);
  const challenge = alone?.passkey_challenge ?? asked?.passkey_challenge;
  if (!passkey || !challenge || (asked && asked.user_id !== passkey.user_id)) {
    throw wrongPasskey(401);
  }
  const signed = { challenge, isAlone: alone !== undefined };
  const counter = await usedCounter(server.config, host, passkey, body.response, signed);
  const user = await findUser(directory, passkey.user_id);
  if (counter === null || !user) throw wrongPasskey(401);
  return enter(request, user, null, async (tx) => {
    if (alone) await spendPasskeyChallenge(tx, alone);
    if (asked) await spendChallenge(tx, asked);
    await notePasskeyUse(tx, passkey, counter);
  });
};
