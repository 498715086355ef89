import type { Schema } from '@helpdesk/sdk/contract/operations';
import { readKey } from '../../../data/cache.ts';
import { returnToDraft } from '../../../data/drafts.ts';
import { useSession } from '../../../data/session.ts';
import { useWrite } from '../../../data/use-write.ts';
import m from '../messages.yaml';
import { draftsKey } from './draft.ts';

type Note = Pick<Schema<'TicketMessage'>, 'id' | 'sharedDraft' | 'sharedDraftFormat'>;

/** Uses or dismisses the draft that was handed over with a note; the existing text stays below it. */
export function useSharedDraft(ticketId: string, note: Note) {
  const { id: messageId, sharedDraft, sharedDraftFormat } = note;
  const { user } = useSession();
  const isMarkdown = sharedDraftFormat === 'markdown';
  const use = () =>
    returnToDraft(draftsKey(user.id, ticketId), 'reply', {
      text: sharedDraft ?? '',
      isFormatted: isMarkdown,
    });
  const taken = {
    failed: m.useSharedDraft.theDraftCouldNotBeRemoved,
    replaces: () => readKey('tickets.get', { id: ticketId }),
  };
  const using = useWrite('tickets.removeDraft', taken);
  const dismissing = useWrite('tickets.removeDraft', {
    ...taken,
    done: { title: m.useSharedDraft.draftDismissed, undo: use },
  });
  const input = { id: ticketId, messageId };
  return {
    use() {
      use();
      using.write(input);
    },
    dismiss: () => dismissing.write(input),
    busy: using.busy || dismissing.busy,
  };
}
