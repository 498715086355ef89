import { newId } from '../../../database/ids.ts';
import type { Tx } from '../../../database/types.ts';
import { searchText } from '../search-text.ts';
import { countForms } from './figures.ts';

interface Past {
  formId: string;
  ticketId: string;
  source: 'form' | 'widget';
  data: Record<string, string>;
  at: string;
}

/** Adds a submission of the past with its figures, as if the form had been viewed and started before; for the demo. */
export async function addPastSubmission(
  tx: Tx,
  { formId, ticketId, source, data, at }: Past,
): Promise<void> {
  await tx.insert('form_submissions', {
    id: newId(),
    form_id: formId,
    data: JSON.stringify(data),
    ticket_id: ticketId,
    source,
    ip_address: null,
    created_at: at,
    search_text: searchText(data),
  });
  const count = await tx.next(`form.${formId}`);
  await tx.update('contact_forms', { id: formId }, { submission_count: count });
  const counts = [
    { formId, kind: 'seen', count: 3 },
    { formId, kind: 'started', count: count % 3 === 0 ? 2 : 1 },
    { formId, kind: 'submitted', count: 1 },
  ] as const;
  await countForms(tx, counts, at);
}
