import { hash, randomBytes } from 'node:crypto';

/** An opaque token of 256 random bits, for a session, an invitation, a ticket or a socket. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The stored hash of a token: it is random, so SHA-256 is enough. */
export const hashToken = (token: string) => hash('sha256', token, 'base64url');
