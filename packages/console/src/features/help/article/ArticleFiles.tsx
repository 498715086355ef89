import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useRef, useState } from 'react';
import { toast } from '../../../data/toast.ts';
import { upload } from '../../../data/upload.ts';
import { useUploads } from '../../../data/use-uploads.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { AttachFiles } from '../../../ui/AttachFiles.tsx';
import m from '../messages.yaml';
import { readsOfArticles } from '../reads.ts';
import type { HelpArticle } from './values.ts';

type Files = readonly Schema<'UploadedFile'>[];

type ArticleFilesProps = {
  /** The stored article. */
  article: Pick<HelpArticle, 'id' | 'files' | 'isPublished'>;
  /** Called with whether files are still uploading. */
  onUnfinished: (is: boolean) => void;
};

/** The files that readers can download from an article. Each is stored at once, independently of the article's text. */
export default function ArticleFiles({ article, onUnfinished }: ArticleFilesProps) {
  const { id, isPublished } = article;
  const [files, show] = useState<Files>(article.files);
  const latest = useRef(files);
  const stored = useRef(files);
  const saving = useRef(Promise.resolve());
  const noText = useRef<HTMLTextAreaElement>(null);
  const { writeAsync } = useWrite('helpArticles.update', {
    failed: messageOr(m.articleFiles.theFilesOfTheArticleCould),
    refresh: readsOfArticles,
  });

  function set(next: Files) {
    latest.current = next;
    show(next);
  }

  /** Saves one change after the other, so the last one wins. */
  async function save() {
    const wanted = latest.current;
    try {
      await writeAsync({ id, fileIds: wanted.map((file) => file.id) });
      stored.current = wanted;
    } catch {
      if (latest.current === wanted) set(stored.current);
    }
  }

  function change(next: Files) {
    set(next);
    saving.current = saving.current.then(save);
  }

  const uploads = useUploads({
    files,
    onChange: (part) => {
      const before = latest.current;
      const { files: next } = part({ files: before });
      change(next);
      const gone = before.find((file) => !next.includes(file));
      if (!gone) return;
      const undo = () => change([...latest.current, gone]);
      toast({ title: m.articleFiles.wasRemoved({ gone: gone.name }), undo });
    },
    onUnfinished,
    send: upload,
    box: noText,
  });

  return (
    <section aria-labelledby="article-files" data-takes-files="">
      <h3 id="article-files" className="text-sm font-medium">
        {m.articleFiles.files}
      </h3>
      <p className="mt-0.5 text-xs text-muted-foreground">
        {isPublished
          ? m.articleFiles.readersCanSaveThemBelowThe
          : m.articleFiles.readersCanSaveThemBelowThe2}
      </p>
      <div className="mt-1.5 flex flex-wrap items-center gap-1">
        <AttachFiles uploads={uploads} />
      </div>
    </section>
  );
}
