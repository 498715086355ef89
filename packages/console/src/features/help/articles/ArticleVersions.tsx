import { fullName } from '@helpdesk/sdk/rules/names';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import type { ItemDialogProps } from '../../../ui/resource/resource.ts';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import type { HelpArticle } from '../article/values.ts';
import m from '../messages.yaml';
import { readsOfArticles } from '../reads.ts';

const marks = { same: '', removed: '−', added: '+' };
const names = { same: '', removed: m.articleVersions.removed, added: m.articleVersions.added };
const looks = {
  same: '',
  removed: 'bg-destructive/10 line-through decoration-1',
  added: 'bg-success/15',
};

/** The earlier versions of an article, how each differs from the current one, and a button to restore it. */
export default function ArticleVersions({ item, onClose }: ItemDialogProps<HelpArticle>) {
  const { data, isError, error, refetch } = useRead('helpArticles.versions', { id: item.id });
  const [chosen, setChosen] = useState<number | null>(null);
  const past = data?.slice(1) ?? [];
  const shown = chosen ?? past[0]?.number;
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      title={m.articleVersions.versionsOf({ title: item.title })}
    >
      {isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <LoadingScreen inline />
      ) : shown === undefined ? (
        <EmptyState
          compact
          title={m.articleVersions.noEarlierVersions}
          text={m.articleVersions.everyChangeOfTheTextIs}
        />
      ) : (
        <div className="grid gap-4 md:grid-cols-[13rem_minmax(0,1fr)]">
          <ol aria-label={m.articleVersions.versions} className="max-h-96 overflow-y-auto">
            {past.map(({ number, author, createdAt }) => (
              <li key={number}>
                <button
                  type="button"
                  aria-pressed={number === shown}
                  onClick={() => setChosen(number)}
                  className={cx(
                    'block w-full rounded-md px-3 py-2 text-left text-sm hover:bg-muted',
                    number === shown && 'bg-muted font-medium',
                  )}
                >
                  <Ago at={createdAt} />
                  <span className="block text-xs text-muted-foreground">
                    {fullName(author) || m.articleVersions.formerMember}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          <Version id={item.id} number={String(shown)} onRestored={onClose} />
        </div>
      )}
    </Dialog>
  );
}

type VersionProps = { id: string; number: string; onRestored: () => void };

function Version({ id, number, onRestored }: VersionProps) {
  const { data } = useRead('helpArticles.version', { id, number });
  const { write, busy } = useWrite('helpArticles.restore', {
    done: m.articleVersions.versionRestored,
    failed: messageOr(m.articleVersions.failedToRestoreTheVersion),
    refresh: [...readsOfArticles, 'helpArticles.get', 'helpArticles.versions'],
    onDone: onRestored,
  });
  if (!data) return <LoadingScreen inline />;
  return (
    <section aria-label={m.articleVersions.changesSinceThisVersion}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <p className="text-sm text-muted-foreground">{m.articleVersions.changesSinceThisVersion}</p>
        <Button size="sm" icon={<RotateCcw />} busy={busy} onClick={() => write({ id, number })}>
          {m.articleVersions.restore}
        </Button>
      </div>
      <ol className="max-h-96 overflow-y-auto rounded-lg border py-1 text-sm">
        {data.changes.map(({ kind, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only told apart by their place
          <li key={at} className={cx('flex gap-2 px-3 py-0.5 wrap-anywhere', looks[kind])}>
            <span aria-hidden="true" className="w-3 shrink-0 text-muted-foreground">
              {marks[kind]}
            </span>
            <span dir="auto">
              <span className="sr-only">{names[kind]}</span>
              {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
