import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../../data/toast.ts';
import { Button } from '../../../ui/Button.tsx';

const COPIED = 2000;

/** Copies an invitation's link and says so for two seconds. */
export function CopyLinkButton({ url }: { url: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      // Browsers provide the clipboard only on HTTPS pages.
      await navigator.clipboard.writeText(url);
      setCopied(true);
      toast({
        title: 'Invite link copied',
        text: 'The invite link has been copied to your clipboard',
      });
    } catch {
      toast({
        title: 'Failed to copy link',
        text: 'Please copy the link manually',
        destructive: true,
      });
    }
  }

  return (
    <Button icon={copied ? <Check /> : <Copy />} onClick={copy} className="min-w-24">
      {copied ? 'Copied' : 'Copy link'}
    </Button>
  );
}
