import { fullName, type Named } from '@helpdesk/sdk/rules/names';
import m from './messages.yaml';

const day = 86_400_000;

/** First and last name when there are both, otherwise the email address. */
export function memberName(user: Named & { email: string }): string {
  return user.firstName?.trim() && user.lastName?.trim() ? fullName(user) : user.email;
}

/** How long an invitation is still valid. */
export function expiryText(expiresAt: string, now = Date.now()): string {
  const left = Date.parse(expiresAt) - now;
  if (left <= 0) return m.memberText.expired;
  if (left < day) return m.memberText.expiresWithinADay;
  // Rounded, so a new invitation expires in 7 days and not in 6.
  return m.memberText.expiresInDays({ days: Math.round(left / day) });
}
