import { useMutation } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { callOperation } from '../../../data/client.ts';
import { saveFile } from '../../../data/save-file.ts';
import { toast } from '../../../data/toast.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import m from '../messages.yaml';

/** Downloads the original email of a message, with its quoted text and attachments. */
export function OriginalMail({ ticketId, mailId }: { ticketId: string; mailId: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callOperation('tickets.mail', { id: ticketId, mailId }),
    onSuccess: (mail) => saveFile(mail, `${mailId}.eml`, 'message/rfc822'),
    onError: (error) => {
      if (isUnauthorized(error)) return;
      const said = serverMessage(error, m.originalMail.failedToDownloadTheEmail);
      toast({ title: m.originalMail.downloadFailed, text: said, destructive: true });
    },
  });
  return (
    <button
      type="button"
      disabled={isPending}
      onClick={() => mutate()}
      title={m.originalMail.downloadTheOriginalEmail}
      className="inline-flex items-center gap-1 underline-offset-2 hover:text-foreground hover:underline"
    >
      <Mail aria-hidden="true" className="size-3" />
      {m.originalMail.originalEmail}
    </button>
  );
}
