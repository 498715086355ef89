import { isSigned, sign } from '../../auth/signature.ts';
import type { Config } from '../../config.ts';

const week = 7 * 24 * 60 * 60 * 1000;

export const confirmationExpiry = (at: string) => new Date(Date.parse(at) + week).toISOString();

/** The secret is in the fragment, which is not sent to servers or other sites. It is valid for this address only. */
export function confirmationLink(config: Config, userId: string, email: string, until: string) {
  const time = Date.parse(until);
  const token = `${userId}.${time}.${sign(config, signed(userId, email, time))}`;
  return `${config.publicUrl}/confirm-email#token=${token}`;
}

/** The user ID and expiry in a token, unverified; `isConfirmation` verifies it. */
export function readConfirmation(token: string) {
  const [, userId = '', time = '', signature = ''] =
    /^(\w{1,64})\.(\d{13})\.(\w+)$/.exec(token) ?? [];
  return { userId, time: Number(time), signature };
}

export const isConfirmation = (
  config: Config,
  email: string,
  { userId, time, signature }: ReturnType<typeof readConfirmation>,
) => time > Date.now() && isSigned(config, signed(userId, email, time), signature);

const signed = (userId: string, email: string, time: number) =>
  `confirm ${userId} ${time} ${email}`;
