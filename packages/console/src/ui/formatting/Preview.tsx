import m from '../messages.yaml';
import MarkdownText from './MarkdownText.tsx';

/** The preview of a draft. */
export default function Preview({ text }: { text: string }) {
  return (
    <section
      aria-label={m.preview.preview}
      className="mx-2 mt-1 max-h-40 overflow-y-auto rounded-md border border-border bg-card px-3 py-2 text-base [&_img]:max-h-28!"
    >
      <MarkdownText text={text}>
        <p className="text-muted-foreground">{m.preview.whatYouWriteAppearsHereAs}</p>
      </MarkdownText>
    </section>
  );
}
