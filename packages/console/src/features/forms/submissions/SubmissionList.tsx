import type { Schema } from '@helpdesk/sdk/contract/operations';
import { Inbox } from 'lucide-react';
import { useState } from 'react';
import { useLater } from '../../../data/use-later.ts';
import { useRead } from '../../../data/use-read.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { SearchInput } from '../../../ui/SearchInput.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import m from '../messages.yaml';
import { ExportButton } from './ExportButton.tsx';
import { SubmissionTable } from './SubmissionTable.tsx';

const PAGE = 20;

type SubmissionListProps = {
  form: Schema<'ContactForm'>;
  onRead: (submissionId: string) => void;
};

/** Submissions, newest first, in pages. */
export function SubmissionList({ form, onRead }: SubmissionListProps) {
  const [text, setText] = useState('');
  const q = useLater(text.trim()) || undefined;
  // The cursors of the pages visited, for going back; they are valid for one search.
  const [trail, setTrail] = useState<{ q: string | undefined; cursors: string[] }>({
    q,
    cursors: [],
  });
  const cursors = trail.q === q ? trail.cursors : [];
  const input = { id: form.id, q, limit: PAGE, cursor: cursors.at(-1) };
  const list = useRead('contactForms.submissions', input, { keepPrevious: true });
  const { data } = list;
  const first = cursors.length * PAGE + 1;

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <div className="min-w-0 flex-1 basis-52">
          <SearchInput
            label={m.submissionList.searchSubmissions}
            placeholder={m.submissionList.searchAnswers}
            text={text}
            onText={setText}
          />
        </div>
        <ExportButton form={form} q={q} disabled={!data?.total} />
      </div>
      {list.isError && !data ? (
        <ErrorState text={whyFailed(list.error)} onRetry={() => void list.refetch()} />
      ) : !data ? (
        <LoadingScreen inline text={m.submissionList.loadingSubmissions} />
      ) : data.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={m.submissionList.noSubmissionsFound}
          text={
            q
              ? m.submissionList.noAnswerHoldsWhatYouSearch
              : m.submissionList.nobodyHasSentThisFormYet
          }
        />
      ) : (
        <div className={cx('transition-opacity', list.isPlaceholderData && 'opacity-60')}>
          <SubmissionTable form={form} submissions={data} onRead={onRead} />
          <div className="mt-3 flex items-center justify-between gap-2 text-sm text-muted-foreground">
            <p role="status" className="tabular-nums">
              {m.submissionList.of({ first, value: first + data.length - 1, total: data.total })}
            </p>
            <div className="flex gap-2">
              <Button
                disabled={cursors.length === 0}
                onClick={() => setTrail({ q, cursors: cursors.slice(0, -1) })}
              >
                {m.submissionList.newer}
              </Button>
              <Button
                disabled={!data.nextCursor || list.isPlaceholderData}
                onClick={() =>
                  data.nextCursor && setTrail({ q, cursors: [...cursors, data.nextCursor] })
                }
              >
                {m.submissionList.older}
              </Button>
            </div>
          </div>
        </div>
      )}
    </>
  );
}
