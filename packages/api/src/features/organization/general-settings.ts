import type { Schema } from '@helpdesk/sdk/contract/operations';
import { type BusinessHours, hoursRefusal, weekdays } from '@helpdesk/sdk/rules/business-hours';
import { type HelpCenterLook, lookRefusal } from '@helpdesk/sdk/rules/help-look';
import { signatureRefusal } from '@helpdesk/sdk/rules/signatures';
import type { Org } from '../../database/types.ts';
import { invalid } from '../../refusal.ts';
import { isOwnPicture } from './logo.ts';
import { readOrganization } from './store/organization.ts';

/**
 * Updates the general settings, such as name, time zone, business hours, languages, signature, emails, contact page
 * notes and the retention period of the audit log. Omitted fields stay unchanged.
 */
export async function changeGeneral(org: Org, change: Schema<'GeneralSettingsInput'>) {
  const {
    organizationName,
    timezone,
    businessHours,
    autoAssignment,
    ticketPrefix,
    mailsTicketLinks,
    contactNotes,
    helpCenter,
    mailLanguage,
    languages,
    mailsResolution,
    signature,
    keepsPictureMetadata,
    auditDays,
  } = change;
  const zone = timezone === undefined ? undefined : zoneNamed(timezone);
  const given = {
    ...(businessHours && { businessHours: orderly(businessHours) }),
    ...(mailsTicketLinks !== undefined && { mailsTicketLinks }),
    ...(contactNotes !== undefined && { contactNotes }),
    ...(helpCenter && { helpCenter: orderlyLook(org, helpCenter) }),
    ...(mailLanguage !== undefined && { mailLanguage }),
    ...(languages !== undefined && { languages: [...new Set(languages)] }),
    ...(mailsResolution !== undefined && { mailsResolution }),
    ...(signature !== undefined && { signature }),
    ...(keepsPictureMetadata !== undefined && { keepsPictureMetadata }),
    ...(auditDays !== undefined && { auditDays }),
  };
  const refusal = signature !== undefined && signatureRefusal(signature);
  if (refusal) throw invalid('signature', refusal, 'variable');
  const hasSettings = Object.keys(given).length > 0;
  await org.write(async (tx) => {
    const { settings } = await readOrganization(tx);
    const patch = {
      name: organizationName,
      timezone: zone,
      ticket_prefix: ticketPrefix?.toUpperCase(),
      auto_assignment: autoAssignment,
      settings: hasSettings ? { ...JSON.parse(settings), ...given } : undefined,
    };
    if (Object.values(patch).every((value) => value === undefined)) return;
    await tx.update('organizations', {}, patch);
  });
}

/** A canonical IANA time zone; rejects offsets such as +02:00. */
function zoneNamed(name: string): string {
  try {
    if (!/^[A-Za-z]/.test(name)) throw new RangeError(name);
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    return timeZone.toLowerCase() === name.toLowerCase() ? timeZone : name;
  } catch {
    throw invalid('timezone', 'Please choose a time zone');
  }
}

function orderlyLook(org: Org, look: HelpCenterLook): HelpCenterLook {
  const refusal = lookRefusal(look);
  if (refusal) throw invalid(`helpCenter.${refusal.field}`, refusal.sentence, 'contrast');
  const { iconUrl } = look;
  if (iconUrl !== null && !isOwnPicture(org, iconUrl))
    throw invalid('helpCenter.iconUrl', 'Please upload a valid image file');
  return look;
}

function orderly(hours: BusinessHours): BusinessHours {
  const days = weekdays.filter((day) => hours.days.includes(day));
  const refusal = hoursRefusal({ ...hours, days });
  if (refusal) throw invalid(`businessHours.${refusal.field}`, refusal.sentence);
  return { ...hours, days };
}
