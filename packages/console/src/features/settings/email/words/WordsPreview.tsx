import type { AnswerOf } from '../../../../data/client.ts';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import m from '../../messages.yaml';

type WordsPreviewProps = {
  preview: AnswerOf<'mailTexts.preview'> | undefined;
  /** Why the current text has no preview. */
  reason: string | null;
};

/** The email as it will be sent, with sample values. */
export function WordsPreview({ preview, reason }: WordsPreviewProps) {
  return (
    <section aria-labelledby="words-preview" className="flex min-w-0 flex-col gap-1.5">
      <h3 id="words-preview" className="text-sm font-medium">
        {m.wordsPreview.theEmailAsItIsSent}
      </h3>
      <div className="overflow-hidden rounded-md border">
        <p className="border-b bg-muted px-3 py-2 text-sm wrap-anywhere" dir="auto">
          <span className="sr-only">{m.wordsPreview.subject} </span>
          {preview?.subject ?? ' '}
        </p>
        {preview ? (
          <iframe
            title={m.wordsPreview.previewOfTheEmail}
            sandbox=""
            src={preview.pageUrl}
            className="block h-120 w-full bg-muted"
          />
        ) : (
          <Skeleton className="h-120 rounded-none" />
        )}
      </div>
      <p role="status" className="text-xs text-muted-foreground">
        {reason ?? m.wordsPreview.withSampleValuesPeopleInThe}
      </p>
    </section>
  );
}
