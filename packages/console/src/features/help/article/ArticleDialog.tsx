import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { whyFailed } from '../../../data/why-failed.ts';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Modal } from '../../../ui/Modal.tsx';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import m from '../messages.yaml';
import { ArticleForm } from './ArticleForm.tsx';
import type { ArticleDialogProps } from './article-dialog.ts';
import { fetchArticle } from './drafts.ts';

/** Creates or edits an article, full screen. */
export default function ArticleDialog(props: ArticleDialogProps) {
  const { id, onClose } = props;
  const titleId = useId();
  const read = useQuery({
    queryKey: ['helpArticles.get', { id, editing: true }],
    queryFn: () => fetchArticle(id ?? ''),
    enabled: id !== null,
    // Editing starts from the server's current version.
    gcTime: 0,
    staleTime: 0,
  });
  const leave = useRef(onClose);

  return (
    <Modal
      labelledBy={titleId}
      onClose={() => leave.current()}
      closesOutside={false}
      className="m-auto flex h-dvh w-full animate-fade flex-col bg-background lg:h-[calc(100dvh-2rem)] lg:w-[calc(100vw-2rem)] lg:max-w-7xl lg:rounded-xl lg:shadow-overlay"
    >
      {id === null || read.data ? (
        <ArticleForm {...props} stored={read.data ?? null} titleId={titleId} leaveRef={leave} />
      ) : (
        <Frame titleId={titleId} onClose={onClose}>
          {read.isError ? (
            <ErrorState text={whyFailed(read.error)} onRetry={() => void read.refetch()} />
          ) : (
            <LoadingScreen inline text={m.articleDialog.loadingArticle} />
          )}
        </Frame>
      )}
    </Modal>
  );
}

type FrameProps = { titleId: string; onClose: () => void; children: ReactNode };

function Frame({ titleId, onClose, children }: FrameProps) {
  return (
    <>
      <header className="flex shrink-0 items-center justify-between border-b bg-card px-4 py-3 sm:px-5">
        <h2 id={titleId} className="text-lg font-semibold">
          {m.articleDialog.editArticle}
        </h2>
        <IconButton label={m.articleDialog.close} onClick={onClose} className="-mr-1.5">
          <X />
        </IconButton>
      </header>
      {children}
    </>
  );
}
