import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useModal } from '../../../ui/modals.ts';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import { ArticleForm } from './ArticleForm.tsx';
import type { ArticleDialogProps } from './article-dialog.ts';
import { fetchArticle } from './drafts.ts';

/** Writes or edits an article, over the whole window. */
export default function ArticleDialog(props: ArticleDialogProps) {
  const { id, onClose } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(ref, true);
  // A form that is there at once cannot take the focus before the dialog is open.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);
  const read = useQuery({
    queryKey: ['helpArticles.get', { id, editing: true }],
    queryFn: () => fetchArticle(id ?? ''),
    enabled: id !== null,
    // Editing begins from what the server has now.
    gcTime: 0,
    staleTime: 0,
  });
  const leave = useRef(onClose);

  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === ref.current) leave.current();
      }}
      className="m-auto flex h-dvh max-h-dvh w-full max-w-full animate-fade flex-col bg-background p-0 text-foreground lg:h-[calc(100dvh-2rem)] lg:w-[calc(100vw-2rem)] lg:max-w-7xl lg:rounded-xl lg:shadow-overlay backdrop:bg-scrim"
    >
      {id === null || read.data ? (
        <ArticleForm {...props} stored={read.data ?? null} titleId={titleId} leaveRef={leave} />
      ) : (
        <Frame titleId={titleId} onClose={onClose}>
          {read.isError ? (
            <ErrorState text={read.error.message} onRetry={() => void read.refetch()} />
          ) : (
            <LoadingScreen inline text="Loading article..." />
          )}
        </Frame>
      )}
    </dialog>
  );
}

type FrameProps = { titleId: string; onClose: () => void; children: ReactNode };

function Frame({ titleId, onClose, children }: FrameProps) {
  return (
    <>
      <header className="flex shrink-0 items-center justify-between border-b bg-card px-4 py-3 sm:px-5">
        <h2 id={titleId} className="text-lg font-semibold">
          Edit Article
        </h2>
        <IconButton label="Close" onClick={onClose} className="-mr-1.5">
          <X />
        </IconButton>
      </header>
      {children}
    </>
  );
}
