import { useState } from 'react';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import m from '../messages.yaml';
import { readsWithCaptcha } from './captcha.ts';

/** Removes the captcha, after a question that names the forms that have it. */
export function RemoveCaptcha({ forms }: { forms: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { write, busy } = useWrite('organization.removeCaptcha', {
    done: m.captchaCard.removed,
    failed: messageOr(m.captchaCard.failedToRemove),
    refresh: ['organization.captcha', ...readsWithCaptcha],
    onDone: () => setIsAsking(false),
    onFailed: () => setIsAsking(false),
  });
  return (
    <CardBody className="border-t">
      <Button onClick={() => setIsAsking(true)}>{m.captchaCard.remove}</Button>
      <ConfirmDialog
        open={isAsking}
        title={m.captchaCard.removeTitle}
        text={forms ? m.captchaCard.removeText({ forms }) : m.captchaCard.removeUnused}
        confirm={m.captchaCard.confirmRemove}
        busy={busy}
        onConfirm={() => write({})}
        onClose={() => setIsAsking(false)}
      />
    </CardBody>
  );
}
