import { copyText } from '../../../data/copy-text.ts';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { snippetsOf } from '../snippets.ts';
import type { FormDialogProps } from './form-dialog.ts';

/** The form's public address, and snippets to embed it on other sites. */
export function ShareDialog({ item: form, onClose }: FormDialogProps) {
  const { organization } = useSession();
  const subdomain = organization?.subdomain ?? 'demo';
  const { data: brand } = useRead('publicOrganization.get', { subdomain });
  const { url, element, popup, frame } = snippetsOf({
    origin: window.location.origin,
    subdomain,
    formId: form.id,
    color: brand?.primaryColor,
  });
  return (
    <Dialog open onClose={onClose} size="lg" title={`Share ${form.name}`}>
      <div className="flex flex-col gap-5">
        {!form.isActive && (
          <Banner tone="info">
            This form is inactive: until it is switched on, nobody sees it.
          </Banner>
        )}
        <CopyBox
          copy={copyText}
          label="Public URL"
          hint="A page of its own, for links and mails."
          text={url}
        />
        <CopyBox
          copy={copyText}
          label="On your page"
          hint="Two lines: the form appears where you paste them, in the style of your page."
          text={element}
        />
        <CopyBox
          copy={copyText}
          label="As a popup"
          hint="A button in the corner of your page opens the form."
          text={popup}
        />
        <CopyBox
          copy={copyText}
          label="As a frame"
          hint="For sites that allow frames only."
          text={frame}
        />
      </div>
    </Dialog>
  );
}
