import { folded } from '@helpdesk/sdk/rules/folded';
import { prepare } from '../../../database/prepare.ts';
import type { ContactFormRow } from '../../../database/rows/forms.ts';
import type { Org } from '../../../database/types.ts';

type FormName = Pick<ContactFormRow, 'id' | 'name'>;

const formNames = prepare((org) =>
  org.from('contact_forms').orderBy(['created_at', 'id']).select('id', 'name'),
);

/** The names of all forms, oldest first. */
export const readFormNames = (org: Org) => org.all<FormName>(formNames({}));

/** Finds the oldest form with this name, ignoring case and accents, or else the form with this ID. */
export async function findFormNamed(org: Org, name: string) {
  const forms = await readFormNames(org);
  const wanted = folded(name.trim());
  return forms.find((form) => folded(form.name) === wanted) ?? forms.find(({ id }) => id === name);
}
