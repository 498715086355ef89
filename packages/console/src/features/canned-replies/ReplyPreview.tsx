import { fillReply, replyQuestions, sampleFacts } from '@helpdesk/sdk/rules/reply-variables';

/** The text of a canned reply as somebody would get it, with sample values. */
export function ReplyPreview({ text }: { text: string }) {
  const questions = replyQuestions(text, sampleFacts);
  return (
    <section aria-labelledby="reply-preview" className="flex flex-col gap-1.5">
      <h3 id="reply-preview" className="text-sm font-medium">
        Preview with sample values
      </h3>
      <p className="max-h-48 min-h-16 overflow-y-auto rounded-md bg-muted px-3 py-2 text-sm wrap-anywhere whitespace-pre-wrap">
        {text.trim() ? (
          fillReply(text, sampleFacts)
        ) : (
          <span className="text-muted-foreground">What you write is shown here.</span>
        )}
      </p>
      {questions.length > 0 && (
        <p className="text-xs text-muted-foreground">
          Asked when it is used: {questions.join(', ')}
        </p>
      )}
    </section>
  );
}
