import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../data/session.ts';
import { LoadingScreen } from '../../../ui/Spinner.tsx';
import { ArticleText, type Readable } from './ArticleText.tsx';
import { ReaderView } from './ReaderView.tsx';
import { readReaderPage } from './reader-page.ts';
import '../editor/article.css';
import m from '../messages.yaml';

/** An article as readers see it: with the styles of the public page, or unstyled if those can't be loaded. */
export function ArticlePreview({ article }: { article: Readable }) {
  const { organization } = useSession();
  const subdomain = organization?.subdomain ?? '';
  const { data: page, isPending } = useQuery({
    queryKey: ['reader-page', subdomain],
    queryFn: () => readReaderPage(subdomain),
  });
  if (isPending) return <LoadingScreen inline text={m.articlePreview.loadingPreview} />;
  if (page) return <ReaderView page={page} article={article} />;
  return (
    <div className="mx-auto max-w-[44rem] px-5 py-8 sm:py-12 [&_.article-text]:mt-6 [&_h1]:text-3xl [&_h1]:font-semibold">
      <ArticleText article={article} />
    </div>
  );
}
