import { createSign, generateKeyPairSync, hash, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

interface Signing {
  origin?: string;
  isVerified?: boolean;
  counter?: number;
}

type Options = Record<string, unknown>;

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A passkey in memory that answers like a browser. */
export function makeAuthenticator(origin: string) {
  const rpId = new URL(origin).hostname;
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  const clientData = (type: string, { challenge }: Options, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const head = (bits: number, counter: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash('sha256', rpId, 'buffer'), Buffer.from([bits]), count]);
  };
  const credential = (response: object) => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });
  return {
    make(options: Options, statement: Map<string, unknown> = new Map(), format = 'none') {
      const length = Buffer.from([0, id.length]);
      const bits = flags.present | flags.verified | flags.attested;
      const authData = Buffer.concat([head(bits, 0), Buffer.alloc(16), length, id, coseKey]);
      const attestation = new Map<string, unknown>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]);
      return credential({
        clientDataJSON: base64url(clientData('webauthn.create', options, origin)),
        attestationObject: base64url(isoCBOR.encode(attestation as never)),
        transports: ['internal'],
      });
    },
    use(options: Options, how: Signing = {}) {
      const { origin: from = origin, isVerified = true, counter = 0 } = how;
      const data = clientData('webauthn.get', options, from);
      const authData = head(flags.present | (isVerified ? flags.verified : 0), counter);
      const signed = createSign('sha256')
        .update(authData)
        .update(hash('sha256', data, 'buffer'));
      return credential({
        clientDataJSON: base64url(data),
        authenticatorData: base64url(authData),
        signature: base64url(signed.sign(privateKey)),
      });
    },
  };
}
