import type { Schema } from '@helpdesk/sdk/contract/operations';
import { MailQuestion } from 'lucide-react';
import { useCan } from '../../data/session.ts';
import { messageOr, useWrite } from '../../data/use-write.ts';
import { Button } from '../../ui/Button.tsx';
import m from './messages.yaml';

type NoticeConfirmationProps = {
  /** The saved form; null for a new one. */
  form: Schema<'ContactForm'> | null;
  settings: Schema<'FormSettings'>;
};

/** Says that the form's notification address isn't confirmed yet, and can email it another link. */
export function NoticeConfirmation({ form, settings }: NoticeConfirmationProps) {
  const mayChangeNotices = useCan()('manage_settings');
  const { write, busy } = useWrite('contactForms.confirmNotices', {
    done: m.noticeConfirmation.confirmationEmailSent,
    failed: messageOr(m.noticeConfirmation.failedToSendTheConfirmationEmail),
  });
  const isSaved = form?.settings.emailNotificationTo === settings.emailNotificationTo;
  if (form?.notices !== 'waiting' || !isSaved) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 pl-9.5 text-sm">
      <p className="flex flex-1 items-center gap-1.5 text-warning-text">
        <MailQuestion aria-hidden="true" className="size-4 shrink-0" />
        <span>{m.noticeConfirmation.waitingForConfirmationEmailsStart}</span>
      </p>
      {mayChangeNotices && (
        <Button size="sm" busy={busy} onClick={() => write({ id: form.id })}>
          {m.noticeConfirmation.sendAgain}
        </Button>
      )}
    </div>
  );
}
