import type { Schema } from '@helpdesk/sdk/contract/operations';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../../data/use-pages.ts';
import { useWrite } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';
import type { Editing } from '../queries/query-values.ts';
import { readsOfQuestions } from '../reads.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { TeachDialog } from './TeachDialog.tsx';

const PAGE = 8;
type Question = Schema<'UnansweredQuestion'>;
type Shown = { dialog: 'teach' | 'dismiss'; question: Question };

/** Visitors' unanswered questions, most frequent first, each with buttons to answer it. */
export function UnansweredCard({ onEdit }: { onEdit: (editing: Editing) => void }) {
  const list = usePages('chatbot.unanswered', { limit: PAGE });
  const [shown, setShown] = useState<Shown | null>(null);
  const close = () => setShown(null);
  const dismiss = useWrite('chatbot.dismiss', {
    failed: m.unansweredCard.failedToPutTheQuestionAway,
    refresh: readsOfQuestions,
    onDone: close,
  });
  return (
    <Card>
      <CardHeader
        title={m.unansweredCard.unansweredQuestions}
        actions={Boolean(list.total) && <Badge tone="warning">{list.total}</Badge>}
      />
      {list.problem ? (
        <ErrorState text={list.problem} onRetry={list.retry} />
      ) : !list.items ? (
        <div aria-busy="true" className="flex flex-col gap-4 p-4">
          <Skeleton className="w-56" />
          <Skeleton className="w-40" />
        </div>
      ) : list.items.length === 0 ? (
        <EmptyState
          compact
          icon={<MessageCircleQuestion />}
          title={m.unansweredCard.noUnansweredQuestions}
          text={m.unansweredCard.whatTheChatbotCannotAnswerIs}
        />
      ) : (
        <ul aria-label={m.unansweredCard.unansweredQuestions} className="divide-y">
          {list.items.map((question) => (
            <QuestionRow
              key={question.id}
              question={question}
              onAdd={() => onEdit({ query: null, text: question.text, questionId: question.id })}
              onTeach={() => setShown({ dialog: 'teach', question })}
              onDismiss={() => setShown({ dialog: 'dismiss', question })}
            />
          ))}
        </ul>
      )}
      {list.hasMore && (
        <div className="border-t p-2 text-center">
          <Button size="sm" variant="ghost" busy={list.isGrowing} onClick={list.more}>
            {m.unansweredCard.showMore}
          </Button>
        </div>
      )}
      {shown?.dialog === 'teach' && <TeachDialog question={shown.question} onClose={close} />}
      {shown?.dialog === 'dismiss' && (
        <ConfirmDialog
          open
          title={m.unansweredCard.putThisQuestionAway}
          text={m.unansweredCard.itIsNotShownAgainAlso}
          confirm={m.unansweredCard.dismiss}
          busy={dismiss.busy}
          onConfirm={() => dismiss.write({ id: shown.question.id })}
          onClose={close}
        />
      )}
    </Card>
  );
}
