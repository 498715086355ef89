import { copyText } from '../../../data/copy-text.ts';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import m from '../messages.yaml';
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
    <Dialog open onClose={onClose} size="lg" title={m.shareDialog.share({ form: form.name })}>
      <div className="flex flex-col gap-5">
        {!form.isActive && <Banner tone="info">{m.shareDialog.thisFormIsInactiveUntilIt}</Banner>}
        <CopyBox
          copy={copyText}
          label={m.shareDialog.publicUrl}
          hint={m.shareDialog.aPageOfItsOwnFor}
          text={url}
        />
        <CopyBox
          copy={copyText}
          label={m.shareDialog.onYourPage}
          hint={m.shareDialog.twoLinesTheFormAppearsWhere}
          text={element}
        />
        <CopyBox
          copy={copyText}
          label={m.shareDialog.asAPopup}
          hint={m.shareDialog.aButtonInTheCornerOf}
          text={popup}
        />
        <CopyBox
          copy={copyText}
          label={m.shareDialog.asAFrame}
          hint={m.shareDialog.forSitesThatAllowFramesOnly}
          text={frame}
        />
      </div>
    </Dialog>
  );
}
