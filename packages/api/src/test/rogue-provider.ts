import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';

/** A provider that returns any signed claims that a test wants. */
export interface RogueProvider {
  issuer: string;
  /** Changes the claims of the next ID tokens. */
  claims: Record<string, unknown>;
  /** Whether it signs with an unpublished key. */
  signsByAnother: boolean;
  /** Sent back to the browser with the code. */
  answer: Record<string, string>;
  /** Additional fields of its discovery document. */
  described: Record<string, unknown>;
  /** The bodies of POST requests to it. */
  posted: URLSearchParams[];
  stop(): Promise<void>;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

export async function startRogueProvider(): Promise<RogueProvider> {
  const [key, another] = [newKey(), newKey()];
  let nonce = '';
  const http = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', provider.issuer);
    const json = (body: object) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    if (url.pathname === '/.well-known/openid-configuration') {
      const { issuer } = provider;
      return json({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
        ...provider.described,
      });
    }
    if (url.pathname === '/keys') {
      return json({ keys: [{ ...key.publicKey.export({ format: 'jwk' }), use: 'sig', kid: 'k' }] });
    }
    if (url.pathname === '/authorize') {
      nonce = url.searchParams.get('nonce') ?? '';
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      const state = url.searchParams.get('state') ?? '';
      const answer = { code: 'the-code', state, ...provider.answer };
      for (const [name, value] of Object.entries(answer)) back.searchParams.set(name, value);
      response.statusCode = 302;
      response.setHeader('location', back.href);
      return response.end();
    }
    let body = '';
    for await (const part of request) body += part;
    provider.posted.push(new URLSearchParams(body));
    const signing = provider.signsByAnother ? another : key;
    const idToken = await idTokenOf(provider, signing.privateKey, nonce);
    return json({ access_token: 'access', token_type: 'Bearer', id_token: idToken });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const provider: RogueProvider = {
    issuer: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    claims: {},
    signsByAnother: false,
    answer: {},
    described: {},
    posted: [],
    stop: () => {
      http.closeAllConnections();
      return new Promise((done) => http.close(() => done()));
    },
  };
  return provider;
}

function idTokenOf({ issuer, claims }: RogueProvider, key: KeyObject, nonce: string) {
  const seconds = Math.floor(Date.now() / 1000);
  return new SignJWT({
    iss: issuer,
    aud: 'helpdesk',
    sub: 'rogue',
    iat: seconds,
    exp: seconds + 300,
    nonce,
    email: 'rogue@acme.example',
    email_verified: true,
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'k' })
    .sign(key);
}
