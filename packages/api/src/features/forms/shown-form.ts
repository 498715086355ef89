import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { presentForm, settingsOf } from './present.ts';
import type { FormWithLast } from './read/forms.ts';
import { noticesOf } from './store/notice-addresses.ts';

/** Forms as the staff sees them, with the state of their notices. */
export async function presentForms(
  org: Org,
  rows: readonly FormWithLast[],
): Promise<Schema<'ContactForm'>[]> {
  const { email_from } = await readOrganization(org);
  return Promise.all(rows.map((row) => presentWithNotices(org, row, email_from)));
}

export async function presentOneForm(org: Org, row: FormWithLast): Promise<Schema<'ContactForm'>> {
  const { email_from } = await readOrganization(org);
  return presentWithNotices(org, row, email_from);
}

async function presentWithNotices(
  org: Org,
  row: FormWithLast,
  organizationsAddress: string | null,
) {
  const { state } = await noticesOf(org, settingsOf(row), organizationsAddress);
  return presentForm(row, state);
}
