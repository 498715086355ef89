import { ExternalLink } from 'lucide-react';
import { useSession } from '../../../data/session.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { buttonClass } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import m from '../messages.yaml';
import { ArticlePreview } from './ArticlePreview.tsx';
import type { Readable } from './ArticleText.tsx';

type ReaderDialogProps = {
  title: string;
  article: Readable & { slug: string; isPublished: boolean; isInternal?: boolean };
  onClose: () => void;
};

/** An article as readers see it, with a link to its public page if there is one. */
export default function ReaderDialog({ title, article, onClose }: ReaderDialogProps) {
  const { organization } = useSession();
  const address = `/public/help/${organization?.subdomain ?? ''}/article/${article.slug}`;
  return (
    <Dialog open onClose={onClose} size="xl" title={title}>
      {article.isPublished ? (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          className={buttonClass('secondary', 'sm')}
        >
          {m.readerDialog.openInTheHelpCenter.rich({
            externalLink: <ExternalLink aria-hidden="true" />,
          })}
        </a>
      ) : (
        <Banner tone="info">
          {article.isInternal
            ? m.readerDialog.thisArticleIsInternalOnlyYour
            : m.readerDialog.thisArticleIsADraftReaders}
        </Banner>
      )}
      <div className="mt-4 overflow-clip rounded-lg border">
        <ArticlePreview article={article} />
      </div>
    </Dialog>
  );
}
