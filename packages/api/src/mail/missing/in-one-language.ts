import type { Schema } from '@helpdesk/sdk/contract/operations';
import { chatSentences } from '@helpdesk/sdk/rules/chat-sentences';
import type { OrganizationRow } from '../../database/rows/people.ts';
import type { Org } from '../../database/types.ts';
import { readSettings } from '../../features/chat/store/settings.ts';
import { readActiveForms } from '../../features/forms/read/forms.ts';
import { countPublished } from '../../features/help/read/articles.ts';
import { writtenNotesOf } from '../../features/organization/present.ts';

type Texts = Schema<'TextsInOneLanguage'>;

/** Counts the organization's own texts that all visitors see in one language. */
export async function countInOneLanguage(
  org: Org,
  organization: Pick<OrganizationRow, 'settings'>,
): Promise<Texts[]> {
  const { greeting, panel } = await readSettings(org);
  const counts: Record<Texts['kind'], number> = {
    forms: (await readActiveForms(org)).length,
    articles: await countPublished(org),
    chat_greeting: Number(greeting !== chatSentences.greeting),
    chat_panel:
      Number(panel.launcher.look === 'text') +
      panel.quickReplies.length +
      Number(panel.consent.kind !== 'none'),
    chat_messages: panel.proactiveMessages?.length ?? 0,
    contact_notes: writtenNotesOf(organization)?.length ?? 0,
  };
  const all = Object.entries(counts) as [Texts['kind'], number][];
  return all.flatMap(([kind, count]) => (count > 0 ? [{ kind, count }] : []));
}
