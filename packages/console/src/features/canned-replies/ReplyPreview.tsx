import { asMarkdown } from '@helpdesk/sdk/rules/markdown-text';
import { fillReply, replyQuestions, sampleFacts } from '@helpdesk/sdk/rules/reply-variables';
import { LaterMarkdown } from '../../ui/formatting/LaterMarkdown.tsx';
import m from './messages.yaml';

type ReplyPreviewProps = { text: string; isFormatted: boolean };

/** The text of a canned reply as a customer would receive it, with sample values. */
export function ReplyPreview({ text, isFormatted }: ReplyPreviewProps) {
  const questions = replyQuestions(text, sampleFacts);
  const filled = fillReply(text, sampleFacts, {}, isFormatted ? asMarkdown : undefined);
  return (
    <section aria-labelledby="reply-preview" className="flex flex-col gap-1.5">
      <h3 id="reply-preview" className="text-sm font-medium">
        {m.replyPreview.previewWithSampleValues}
      </h3>
      <div className="max-h-48 min-h-16 overflow-y-auto rounded-md bg-muted px-3 py-2 text-sm wrap-anywhere">
        {text.trim() ? (
          <LaterMarkdown text={filled} isFormatted={isFormatted} />
        ) : (
          <span className="text-muted-foreground">{m.replyPreview.whatYouWriteIsShownHere}</span>
        )}
      </div>
      {questions.length > 0 && (
        <p className="text-xs text-muted-foreground">
          {m.replyPreview.askedWhenItIsUsed({ questions: questions.join(', ') })}
        </p>
      )}
    </section>
  );
}
