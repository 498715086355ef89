import { Check, Copy } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { toast } from './toast.ts';

const SHOWN = 2_000;

type CopyBoxProps = { label: string; hint: string; text: string };

/** Something to paste elsewhere, whole at a click. */
export function CopyBox({ label, hint, text }: CopyBoxProps) {
  const id = useId();
  const box = useRef<HTMLPreElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), SHOWN);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    try {
      // There is no clipboard on a page that did not come over https.
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      toast({ title: 'Copied!' });
    } catch {
      if (box.current) window.getSelection()?.selectAllChildren(box.current);
      toast({ title: 'Error', text: 'Press Ctrl+C to copy what is selected', destructive: true });
    }
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
          onClick={() => void copy()}
          aria-label={isCopied ? 'Copied!' : `Copy: ${label}`}
        >
          {isCopied ? 'Copied!' : 'Copy'}
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
