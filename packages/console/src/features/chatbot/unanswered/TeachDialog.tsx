import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useState } from 'react';
import { useLater } from '../../../data/use-later.ts';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import m from '../messages.yaml';
import { readsOfQuestions } from '../reads.ts';

const MAX_FOUND = 8;

type TeachDialogProps = { question: Schema<'UnansweredQuestion'>; onClose: () => void };

/** Adds a question as another wording of an existing query. */
export function TeachDialog({ question, onClose }: TeachDialogProps) {
  const [text, setText] = useState('');
  const q = useLater(text.trim());
  // Without a search text, lists the most similar queries; the contract has this read as a POST.
  const nearest = useRead('chatbot.test', { query: question.text.slice(0, 500) });
  const found = useRead('chatbot.list', { q, limit: MAX_FOUND }, { enabled: q !== '' });
  const queries =
    q === ''
      ? nearest.data?.candidates.map(({ queryId, query, response }) => ({
          id: queryId,
          query,
          response,
        }))
      : found.data;
  const { write, busy } = useWrite('chatbot.teach', {
    done: m.teachDialog.chatbotQueryUpdatedSuccessfully,
    failed: messageOr(m.teachDialog.failedToUpdateChatbotQuery),
    refresh: readsOfQuestions,
    onDone: onClose,
  });

  return (
    <Dialog
      open
      onClose={onClose}
      title={m.teachDialog.addToAnExistingQuery}
      description={m.teachDialog.becomesAKeywordOfTheQuery({ text: question.text })}
    >
      <SearchInput
        label={m.teachDialog.searchQueries}
        placeholder={m.teachDialog.searchQueries2}
        text={text}
        onText={setText}
        data-autofocus=""
      />
      {!queries ? (
        <LoadingScreen inline />
      ) : queries.length === 0 ? (
        <EmptyState compact title={m.teachDialog.noQueriesFound} />
      ) : (
        <ul aria-label={m.teachDialog.queries} className="mt-3 divide-y rounded-lg border">
          {queries.map(({ id, query, response }) => (
            <li key={id}>
              <button
                type="button"
                disabled={busy}
                onClick={() => write({ id: question.id, queryId: id })}
                className="block w-full px-3 py-2 text-left hover:bg-muted"
              >
                <span className="block text-sm font-medium wrap-anywhere">{query}</span>
                <span className="block truncate text-xs text-muted-foreground">{response}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
