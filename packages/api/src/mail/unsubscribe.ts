import type { Config } from '../config.ts';
import { isSigned, sign } from './signature.ts';

/** What a member can switch off from a mail: that week's figures, or all mails of that kind. */
export const switches = ['weeklyDigest', 'emailNotifications'] as const;

export type Switch = (typeof switches)[number];

/** Works for as long as mails are kept, and for nothing but switching off. */
export const unsubscribeUrl = (config: Config, userId: string, off: Switch) =>
  `${config.publicUrl}/unsubscribe/${userId}.${off}.${sign(config, signed(userId, off))}`;

export function readUnsubscribe(
  config: Config,
  token: string,
): { userId: string; off: Switch } | null {
  const [, userId = '', what, signature = ''] = /^(\w{1,64})\.(\w+)\.(\w+)$/.exec(token) ?? [];
  const off = switches.find((one) => one === what);
  return off && isSigned(config, signed(userId, off), signature) ? { userId, off } : null;
}

const signed = (userId: string, off: Switch) => `unsubscribe ${userId} ${off}`;
