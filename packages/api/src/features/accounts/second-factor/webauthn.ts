import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { hostLabel } from '../../../auth/organization-of-request.ts';
import type { Config } from '../../../config.ts';
import type { PasskeyRow } from '../../../database/rows/people.ts';

type Place = Pick<Config, 'publicUrl' | 'baseHost'>;

const webauthn = () => import('@simplewebauthn/server');

/** Passkeys are for the server's own host: a custom domain could point elsewhere tomorrow. */
const relyingParty = ({ publicUrl }: Place) => new URL(publicUrl).hostname;

/** The origins whose pages may ask a passkey: the server's own, and the subdomain of the organization that was called. */
function originsOf({ publicUrl, baseHost }: Place, host: string): string[] {
  const { protocol } = new URL(publicUrl);
  return [publicUrl, ...(hostLabel(host, baseHost) ? [`${protocol}//${host}`] : [])];
}

const transportsOf = ({ transports }: PasskeyRow) => JSON.parse(transports) as string[];

const known = (rows: readonly PasskeyRow[]) =>
  rows.map((row) => ({ id: row.credential_id, transports: transportsOf(row) }));

/** What a browser makes a passkey with: one that is found without a name, and verifies its user. */
export async function optionsToMake(
  place: Place,
  user: { id: string; email: string; name: string },
  rows: readonly PasskeyRow[],
) {
  const { generateRegistrationOptions } = await webauthn();
  return generateRegistrationOptions({
    rpName: 'Helpdesk',
    rpID: relyingParty(place),
    userID: new Uint8Array(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name,
    excludeCredentials: known(rows),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** What a browser asks a passkey; without rows any of this server. */
export async function optionsToUse(place: Place, rows: readonly PasskeyRow[] | null) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(place),
    userVerification: rows ? 'preferred' : 'required',
    ...(rows && { allowCredentials: known(rows) }),
  });
}

/** The credential in an answer of a new passkey; null when it is not right. */
export async function madeCredential(
  place: Place,
  host: string,
  response: unknown,
  challenge: string,
) {
  const { verifyRegistrationResponse } = await webauthn();
  return orNull(async () => {
    const given = response as RegistrationResponseJSON;
    await refuseCertificates(given);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: given,
      expectedChallenge: challenge,
      expectedOrigin: originsOf(place, host),
      expectedRPID: relyingParty(place),
      requireUserVerification: true,
    });
    return registrationInfo?.credential ?? null;
  });
}

/** No certificate is asked for, and none is looked at: to check one, addresses in it would be called. */
async function refuseCertificates({ response }: RegistrationResponseJSON) {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const isPlain = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed';
  if (!isPlain || attestation.get('attStmt').get('x5c'))
    throw new Error('The passkey sent a certificate');
}

/** The new counter of a passkey whose answer is right; null when it is not. */
export async function usedCounter(
  place: Place,
  host: string,
  row: PasskeyRow,
  response: unknown,
  { challenge, isAlone }: { challenge: string; isAlone: boolean },
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await webauthn();
  return orNull(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: originsOf(place, host),
      expectedRPID: relyingParty(place),
      requireUserVerification: isAlone,
      credential: {
        id: row.credential_id,
        publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
        counter: row.counter,
        transports: transportsOf(row),
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  });
}

/** The library throws for whatever is not right, and for what is not even a credential. */
async function orNull<R>(work: () => Promise<R>): Promise<R | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
