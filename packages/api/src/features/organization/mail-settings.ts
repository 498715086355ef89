import { seal, unseal } from '../../auth/seal.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import { readOrganization } from './store/organization.ts';

/** The address and credentials of a mail server. */
export interface SmtpAccess {
  host: string;
  port: number;
  username: string | null;
  password: string | null;
  /** TLS is required: from the first byte on port 465, by STARTTLS on any other. */
  secure: boolean;
}

export interface MailSettings {
  provider: OrganizationRow['email_provider'];
  /** Null when the product's server sends, or the settings are incomplete. */
  smtp: SmtpAccess | null;
  googleWorkspaceEmail: string | null;
}

/** The contents of the column `smtp`. */
export type SmtpPlace = Omit<SmtpAccess, 'password'>;

export const googleHost = 'smtp.gmail.com';

/** The mail settings with the decrypted password, for the mailer only. */
export async function readMailSettings(org: Org, sealing: string): Promise<MailSettings> {
  const row = await readOrganization(org);
  const place = placeOf(row);
  return {
    provider: row.email_provider,
    smtp: place && { ...place, password: passwordFor(row, place.host, sealing) },
    googleWorkspaceEmail: row.google_workspace_email,
  };
}

/** The mail server of the settings; null if they use the product's. */
export function placeOf(row: OrganizationRow): SmtpPlace | null {
  if (row.email_provider === 'smtp') return ownPlace(row);
  const username = row.google_workspace_email;
  if (row.email_provider === 'helpdesk' || !username) return null;
  return { host: googleHost, port: 465, username, secure: true };
}

export const ownPlace = ({ smtp }: OrganizationRow): SmtpPlace | null =>
  smtp === null ? null : (JSON.parse(smtp) as SmtpPlace);

/** The host that the stored password is for, even while the product's server sends emails. */
export const passwordHost = (row: OrganizationRow): string | null =>
  row.email_provider === 'google_workspace' ? googleHost : (ownPlace(row)?.host ?? null);

/** Encrypts a password together with its host, so it is never sent to another host. */
export const sealPassword = (sealing: string, host: string, password: string) =>
  seal(sealing, JSON.stringify({ host: host.toLowerCase(), password }));

/** The stored password for this host, if any. */
export function passwordFor(row: OrganizationRow, host: string, sealing: string): string | null {
  const opened = row.smtp_password_sealed && unseal(sealing, row.smtp_password_sealed);
  if (!opened) return null;
  const kept = JSON.parse(opened) as { host: string; password: string };
  return kept.host === host.toLowerCase() ? kept.password : null;
}
