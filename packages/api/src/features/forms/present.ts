import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ContactFormRow, OrganizationRow } from '../../database/tables.ts';
import { presentPublicOrganization } from '../organization/present.ts';

export const fieldsOf = (row: ContactFormRow) => JSON.parse(row.fields) as Schema<'FormField'>[];

export const settingsOf = (row: ContactFormRow) =>
  JSON.parse(row.settings) as {
    submitButtonText?: string;
    successMessage?: string;
    redirectUrl?: string;
    collectIpAddress?: boolean;
  };

/** A form as visitors see it: nothing of who is notified or what is collected. */
export function presentPublicForm(row: ContactFormRow): Schema<'PublicContactForm'> {
  const { submitButtonText, successMessage, redirectUrl } = settingsOf(row);
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    fields: fieldsOf(row),
    settings: { submitButtonText, successMessage, redirectUrl },
    isActive: row.is_active === 1,
  };
}

export function presentWidgetForm(
  row: ContactFormRow,
  organization: OrganizationRow,
): Schema<'WidgetForm'> {
  return { ...presentPublicForm(row), organization: presentPublicOrganization(organization) };
}
