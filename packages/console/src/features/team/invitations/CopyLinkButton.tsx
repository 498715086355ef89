import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../data/toast.ts';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';

const COPIED = 2000;

/** Copies an invitation's link and says so for two seconds. */
export function CopyLinkButton({ url, takesFocus }: { url: string; takesFocus?: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
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
        title: m.copyLinkButton.inviteLinkCopied,
        text: m.copyLinkButton.theInviteLinkHasBeenCopied,
      });
    } catch {
      toast({
        title: m.copyLinkButton.failedToCopyLink,
        text: m.copyLinkButton.pleaseCopyTheLinkManually,
        destructive: true,
      });
    }
  }

  return (
    <Button ref={button} icon={copied ? <Check /> : <Copy />} onClick={copy} className="min-w-24">
      {copied ? m.copyLinkButton.copied : m.copyLinkButton.copyLink}
    </Button>
  );
}
