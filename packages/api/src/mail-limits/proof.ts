import type { Schema } from '@helpdesk/sdk/contract/operations';

/** Checks whether an email's stored sender check proves that it came from the domain of this address. */
export function provesSender(kept: string | null | undefined, email: string): boolean {
  const check = JSON.parse(kept ?? 'null') as Schema<'SenderCheck'> | null;
  return check?.result === 'passed' && email.endsWith(`@${check.domain}`);
}
