import { useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { installCodes, mailToDeveloper } from '../../../data/install-code.ts';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { useSeenSite } from '../../../data/use-seen-site.ts';
import { Field } from '../../../ui/Field.tsx';
import { Sheet } from '../../../ui/overlays/Sheet.tsx';
import { PlatformCode } from '../../../ui/PlatformCode.tsx';
import { SeenOnSite } from '../../../ui/SeenOnSite.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';

type InstallSheetProps = {
  feature: 'chat' | 'form';
  onClose: () => void;
};

/** The install code of the chat or a form, and whether the team's site uses it. */
export default function InstallSheet({ feature, onClose }: InstallSheetProps) {
  const { organization } = useSession();
  const [formId, setFormId] = useState('');
  const seen = useSeenSite(feature);
  const isForm = feature === 'form';
  const { data: forms } = useRead('contactForms.list', undefined, { enabled: isForm });
  const active = forms?.filter((form) => form.isActive) ?? [];
  const chosen = active.find(({ id }) => id === formId) ?? active[0];
  const what = {
    origin: window.location.origin,
    subdomain: organization?.subdomain ?? '',
    formId: isForm ? chosen?.id : undefined,
  };
  return (
    <Sheet
      title={isForm ? m.installSheet.putAFormOnYourSite : m.installSheet.addLiveChatToYourSite}
      description={m.installSheet.copyTheCodeIntoYourSite}
      onClose={onClose}
    >
      <div className="flex flex-col gap-5">
        {isForm && active.length > 1 && (
          <Field label={m.installSheet.contactForm}>
            <Select
              value={chosen?.id ?? ''}
              options={active.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setFormId(target.value)}
            />
          </Field>
        )}
        {isForm && !chosen ? (
          forms ? (
            <p className="text-sm text-muted-foreground">
              {m.installSheet.theresNoActiveContactFormCreate}
            </p>
          ) : (
            <Skeleton className="h-40" />
          )
        ) : (
          <PlatformCode
            codes={installCodes(what)}
            mailTo={mailToDeveloper(what, organization?.name ?? '')}
            copy={copyText}
          />
        )}
        <SeenOnSite seen={seen} />
      </div>
    </Sheet>
  );
}
