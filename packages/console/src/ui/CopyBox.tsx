import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import m from './messages.yaml';

const SHOWN = 2_000;

type CopyBoxProps = {
  label: string;
  hint: string;
  text: string;
  /** Copies a text to the clipboard; resolves to whether it succeeded. */
  copy: (text: string) => Promise<boolean>;
};

/** A text to copy with one click; without clipboard access, selects it to copy by hand. */
export function CopyBox({ label, hint, text, copy }: CopyBoxProps) {
  const id = useId();
  const box = useRef<HTMLPreElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function take() {
    if (await copy(text)) setIsCopied(true);
    else if (box.current) window.getSelection()?.selectAllChildren(box.current);
  }

  return (
    <section aria-labelledby={id}>
      <div className="mb-1.5 flex items-end justify-between gap-3">
        <div>
          <h3 id={id} className="text-sm font-medium">
            {label}
          </h3>
          <p className="text-xs text-muted-foreground">{hint}</p>
        </div>
        <Button
          size="sm"
          icon={isCopied ? <Check /> : <Copy />}
          onClick={() => void take()}
          aria-label={isCopied ? m.copyBox.copied : m.copyBox.copy({ label })}
        >
          {isCopied ? m.copyBox.copied : m.copyBox.copy2}
        </Button>
      </div>
      <pre
        ref={box}
        className="rounded-md border bg-muted px-3 py-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap"
      >
        {text}
      </pre>
    </section>
  );
}
