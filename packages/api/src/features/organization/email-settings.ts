import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import { checkHost } from '../../outbound/addresses.ts';
import { invalid } from '../../refusal.ts';
import {
  ownPlace,
  passwordFor,
  passwordHost,
  type SmtpPlace,
  sealPassword,
} from './mail-settings.ts';
import { readOrganization } from './store/organization.ts';

export interface Sealing {
  secret: string;
  allowPrivateTargets: boolean;
}

const firstPlace: SmtpPlace = { host: '', port: 587, username: null, secure: true };

/** Updates the mail settings. Omitted fields stay unchanged; an omitted password only while the host stays the same. */
export async function changeEmail(
  org: Org,
  { secret, allowPrivateTargets }: Sealing,
  change: Schema<'EmailSettingsInput'>,
) {
  const { smtpSettings: given, provider } = change;
  const host = given?.host && publicHost(given.host, allowPrivateTargets);
  await org.write(async (tx) => {
    const before = await readOrganization(tx);
    const place = {
      ...firstPlace,
      ...ownPlace(before),
      ...changedPlace(given),
      ...(host && { host }),
    };
    const google = Object.hasOwn(change, 'googleWorkspaceEmail')
      ? (change.googleWorkspaceEmail ?? null)
      : before.google_workspace_email;
    if (provider === 'smtp' && !place.host) {
      throw invalid('smtpSettings.host', 'SMTP host is required', 'required');
    }
    if (provider === 'google_workspace' && !google) {
      throw invalid('googleWorkspaceEmail', 'Google Workspace email is required', 'required');
    }
    const after = {
      email_provider: provider,
      smtp: place.host ? JSON.stringify(place) : null,
      google_workspace_email: google,
    };
    await tx.update(
      'organizations',
      {},
      {
        ...after,
        smtp_password_sealed: keptPassword({ ...before, ...after }, secret, given?.password),
      },
    );
  });
}

/** The given fields of the mail server; an emptied field has no value. */
function changedPlace(given: Schema<'SmtpSettingsInput'> = {}): Partial<SmtpPlace> {
  const { port, secure } = given;
  return {
    ...(Object.hasOwn(given, 'host') && { host: given.host ?? '' }),
    ...(Object.hasOwn(given, 'username') && { username: given.username ?? null }),
    ...(port !== undefined && { port }),
    ...(secure !== undefined && { secure }),
  };
}

/** The encrypted password for the current host; null if the host has changed. */
function keptPassword(row: OrganizationRow, secret: string, given: string | undefined) {
  const host = passwordHost(row);
  if (host === null) return null;
  if (given === undefined) {
    return passwordFor(row, host, secret) === null ? null : row.smtp_password_sealed;
  }
  return given === '' ? null : sealPassword(secret, host, given);
}

/** Normalizes a host and rejects private addresses in any spelling. */
function publicHost(text: string, allowPrivate: boolean): string {
  const address = `http://${text.includes(':') ? `[${text}]` : text}`;
  const isHost =
    /^[\p{L}\p{N}.:-]+$/u.test(text) && !/^\.|\.\./.test(text) && URL.canParse(address);
  if (!isHost) {
    throw invalid('smtpSettings.host', 'Please enter a host name such as smtp.example.com');
  }
  const host = new URL(address).hostname.replace(/^\[|\]$|\.$/g, '');
  try {
    checkHost(host, allowPrivate);
  } catch {
    throw invalid(
      'smtpSettings.host',
      'This mail server must be publicly accessible',
      'host_not_allowed',
    );
  }
  return host;
}
