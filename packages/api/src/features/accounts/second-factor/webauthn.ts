import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { hostLabel } from '../../../auth/organization-of-request.ts';
import type { Config } from '../../../config.ts';
import type { PasskeyRow } from '../../../database/rows/people.ts';

type Place = Pick<Config, 'publicUrl' | 'baseHost'>;

const webauthn = () => import('@simplewebauthn/server');

/** Passkeys belong to the server's own host: a custom domain could point elsewhere tomorrow. */
const relyingParty = ({ publicUrl }: Place) => new URL(publicUrl).hostname;

/** The origins whose pages may use a passkey: the server's own, and the subdomain of the called organization. */
function originsOf({ publicUrl, baseHost }: Place, host: string): string[] {
  const { protocol } = new URL(publicUrl);
  return [publicUrl, ...(hostLabel(host, baseHost) ? [`${protocol}//${host}`] : [])];
}

const transportsOf = ({ transports }: PasskeyRow) => JSON.parse(transports) as string[];

const known = (rows: readonly PasskeyRow[]) =>
  rows.map((row) => ({ id: row.credential_id, transports: transportsOf(row) }));

/** The browser's options to create a passkey that is discoverable and verifies its user. */
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

/** The browser's options to sign in with one of these passkeys; if `rows` is null, with any passkey of this server. */
export async function optionsToUse(place: Place, rows: readonly PasskeyRow[] | null) {
  const { generateAuthenticationOptions } = await webauthn();
  return generateAuthenticationOptions({
    rpID: relyingParty(place),
    userVerification: rows ? 'preferred' : 'required',
    ...(rows && { allowCredentials: known(rows) }),
  });
}

/** The credential in the response of a new passkey; null if the response is invalid. */
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

/** Rejects certificates: we don't request them, and checking one would mean calling URLs in it. */
async function refuseCertificates({ response }: RegistrationResponseJSON) {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const isPlain = attestation.get('fmt') === 'none' || attestation.get('fmt') === 'packed';
  if (!isPlain || attestation.get('attStmt').get('x5c'))
    throw new Error('The passkey sent a certificate');
}

/** The new counter of a passkey after a valid response; null after an invalid one. */
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

/** Returns null for invalid responses: the library throws for them, even for values that are no credentials. */
async function orNull<R>(work: () => Promise<R>): Promise<R | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}
