import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ElementLanguage } from '@helpdesk/sdk/rules/element-languages';
import { inLanguage } from '@helpdesk/sdk/rules/form-translations';
import type { CaptchaRow } from '../../database/rows/captchas.ts';
import type { ContactFormRow } from '../../database/rows/forms.ts';
import type { OrganizationRow } from '../../database/rows/people.ts';
import { presentPublicOrganization } from '../organization/present.ts';
import type { FormWithLast, SubmissionWithTicket } from './read/forms.ts';
import { defaultSettings, type FormSettings } from './settings.ts';
import { translationsOf } from './translations.ts';

export const fieldsOf = (row: ContactFormRow) => JSON.parse(row.fields) as Schema<'FormField'>[];

export const settingsOf = (row: ContactFormRow): FormSettings => ({
  ...defaultSettings,
  ...(JSON.parse(row.settings) as Partial<FormSettings>),
});

/** A form as staff see it. `notices` is the state of its notifications; `hasCaptcha` tells whether a captcha is set up. */
export function presentForm(
  row: FormWithLast,
  notices: Schema<'ContactForm'>['notices'],
  hasCaptcha: boolean,
): Schema<'ContactForm'> {
  const settings = settingsOf(row);
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    description: row.description,
    fields: fieldsOf(row),
    translations: translationsOf(row),
    settings,
    notices,
    captcha: hasCaptcha ? (settings.captcha ? 'on' : 'off') : 'none',
    isActive: row.is_active === 1,
    submissionCount: Number(row.submission_count),
    lastSubmissionAt: row.last_submission_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The texts of a form, translated where possible. */
export function textsOf(row: ContactFormRow, wanted?: string | null) {
  const { submitButtonText, successMessage } = settingsOf(row);
  const { title, description } = row;
  const own = { title, description, fields: fieldsOf(row), submitButtonText, successMessage };
  return inLanguage(own, translationsOf(row), wanted);
}

/** A form for visitors in one language, with its captcha, without recipients and collection settings. */
export function presentPublicForm(
  row: ContactFormRow,
  captcha: CaptchaRow | undefined,
  wanted?: string | null,
): Schema<'PublicContactForm'> {
  const { redirectUrl, allowedDomains, captcha: isAsked } = settingsOf(row);
  const { title, description, fields, submitButtonText, successMessage, language } = textsOf(
    row,
    wanted,
  );
  const translatedTo = Object.keys(translationsOf(row)) as ElementLanguage[];
  return {
    id: row.id,
    title,
    description,
    fields,
    ...(language && { language }),
    ...(translatedTo.length > 0 && { translatedTo }),
    settings: {
      submitButtonText: submitButtonText || undefined,
      successMessage: successMessage || undefined,
      redirectUrl: redirectUrl || undefined,
      allowedDomains: allowedDomains.length > 0 ? allowedDomains : undefined,
    },
    ...(isAsked &&
      captcha && { captcha: { provider: captcha.provider, siteKey: captcha.site_key } }),
    isActive: row.is_active === 1,
  };
}

export function presentWidgetForm(
  row: ContactFormRow,
  captcha: CaptchaRow | undefined,
  organization: OrganizationRow,
  wanted?: string | null,
): Schema<'WidgetForm'> {
  return {
    ...presentPublicForm(row, captcha, wanted),
    organization: presentPublicOrganization(organization),
  };
}

export function presentSubmission(row: SubmissionWithTicket): Schema<'FormSubmission'> {
  return {
    id: row.id,
    createdAt: row.created_at,
    data: JSON.parse(row.data) as Schema<'FormSubmission'>['data'],
    ticketId: row.ticket_id,
    ticketNumber: row.ticket_number,
    source: row.source as Schema<'FormSubmission'>['source'],
    ipAddress: row.ip_address,
  };
}
