import { isSigned, sign } from '../../auth/signature.ts';
import type { Config } from '../../config.ts';

/** The settings that an unsubscribe link can turn off. */
export const switches = ['weeklyDigest', 'emailNotifications'] as const;

export type Switch = (typeof switches)[number];

/** A scheduled report that a member gets. */
export interface ReportLeft {
  organizationId: string;
  reportId: string;
}

type What = Switch | `report_${string}_${string}`;

/** Returns an unsubscribe link. It doesn't expire, and is valid only for unsubscribing. */
export const unsubscribeUrl = (config: Config, userId: string, off: Switch | ReportLeft) => {
  const what =
    typeof off === 'string' ? off : (`report_${off.organizationId}_${off.reportId}` as const);
  return `${config.publicUrl}/unsubscribe/${userId}.${what}.${sign(config, signed(userId, what))}`;
};

export function readUnsubscribe(
  config: Config,
  token: string,
): { userId: string; off: Switch | ReportLeft } | null {
  const [, userId = '', what = '', signature = ''] = /^(\w{1,64})\.(\w+)\.(\w+)$/.exec(token) ?? [];
  const [, organizationId, reportId] = /^report_([^_]+)_([^_]+)$/.exec(what) ?? [];
  const off =
    organizationId && reportId
      ? { organizationId, reportId }
      : switches.find((one) => one === what);
  return off && isSigned(config, signed(userId, what as What), signature) ? { userId, off } : null;
}

const signed = (userId: string, what: What) => `unsubscribe ${userId} ${what}`;
