import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Org } from '../../database/types.ts';
import { readCaptcha } from '../organization/store/captcha.ts';
import { readOrganization } from '../organization/store/organization.ts';
import { presentForm, settingsOf } from './present.ts';
import type { FormWithLast } from './read/forms.ts';
import { noticesOf } from './store/notice-addresses.ts';

/** Forms as staff see them, with the state of their notifications and captcha. */
export async function presentForms(
  org: Org,
  rows: readonly FormWithLast[],
): Promise<Schema<'ContactForm'>[]> {
  const set = await readSetUp(org);
  return Promise.all(rows.map((row) => presentAsSetUp(org, row, set)));
}

export async function presentOneForm(org: Org, row: FormWithLast): Promise<Schema<'ContactForm'>> {
  return presentAsSetUp(org, row, await readSetUp(org));
}

/** The organization's settings that forms depend on. */
async function readSetUp(org: Org) {
  const { email_from: address } = await readOrganization(org);
  return { address, hasCaptcha: (await readCaptcha(org)) !== undefined };
}

async function presentAsSetUp(
  org: Org,
  row: FormWithLast,
  { address, hasCaptcha }: Awaited<ReturnType<typeof readSetUp>>,
) {
  const { state } = await noticesOf(org, settingsOf(row), address);
  return presentForm(row, state, hasCaptcha);
}
