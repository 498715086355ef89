import { isSigned, sign } from '../../auth/signature.ts';
import type { Config } from '../../config.ts';

/** What a member can unsubscribe from. */
export const switches = ['weeklyDigest', 'emailNotifications'] as const;

export type Switch = (typeof switches)[number];

/** Does not expire; valid only for unsubscribing. */
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
