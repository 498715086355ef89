import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ArticleText, type Readable } from './ArticleText.tsx';
import type { ReaderPage } from './reader-page.ts';

/** An article with the styles of the public page, isolated from those of the console. */
export function ReaderView({ page, article }: { page: ReaderPage; article: Readable }) {
  const box = useRef<HTMLDivElement>(null);
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);

  useEffect(() => {
    if (!box.current) return;
    const root = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = page.sheets;
    setShadow(root);
  }, [page]);

  return (
    <div ref={box} className="min-h-full">
      {shadow &&
        createPortal(
          <div className="page">
            <Header header={page.header} />
            <div className="main">
              <div className="wide">
                <ArticleText article={article} />
              </div>
            </div>
          </div>,
          shadow as unknown as Element,
        )}
    </div>
  );
}

/** The header is decoration here: its links would leave the console. */
function Header({ header }: { header: Element }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(document.importNode(header, true));
  }, [header]);
  return <div ref={place} inert />;
}
