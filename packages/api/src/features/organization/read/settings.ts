import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../../config.ts';
import { auditDaysOf } from '../../../database/audit/keeping.ts';
import type { Org } from '../../../database/types.ts';
import { readUsedBytes } from '../../../stored-files/store/claims.ts';
import { keepsMetadata } from '../../../stored-files/store/message-files.ts';
import { ownPlace } from '../mail-settings.ts';
import {
  contactNotesOf,
  lookOf,
  mailLanguageOf,
  mailsResolution,
  presentOrganization,
} from '../present.ts';
import { presentDomain, readDomain } from '../store/custom-domain.ts';
import { readOrganization } from '../store/organization.ts';
import { isKeyEnabled, readOwnKey, readOwnWebhookUrl } from './own-programs.ts';

/** The organization with all its settings, without passwords and keys, for admins. */
export async function readSettings(
  { filesQuotaBytes }: Pick<Config, 'filesQuotaBytes'>,
  org: Org,
): Promise<Schema<'Organization'>> {
  const row = await readOrganization(org);
  const place = ownPlace(row);
  return {
    ...presentOrganization(row),
    secondFactorRequiredFrom: row.second_factor_from,
    contactNotes: contactNotesOf(row),
    helpCenter: lookOf(row),
    mailLanguage: mailLanguageOf(row),
    mailsResolution: mailsResolution(row),
    emailProvider: row.email_provider,
    smtpSettings: {
      host: place?.host ?? '',
      port: place?.port ?? 587,
      username: place?.username ?? '',
      secure: place?.secure ?? true,
      passwordSet: row.smtp_password_sealed !== null,
    },
    googleWorkspaceEmail: row.google_workspace_email,
    webhookUrl: await readOwnWebhookUrl(org, row),
    apiKeyEnabled: isKeyEnabled(row, await readOwnKey(org, row)),
    organizationKey: row.id,
    keepsPictureMetadata: await keepsMetadata(org),
    auditDays: auditDaysOf(row.settings),
    fileSpace: { usedBytes: await readUsedBytes(org), quotaBytes: filesQuotaBytes },
    ...presentDomain(await readDomain(org)),
  };
}
