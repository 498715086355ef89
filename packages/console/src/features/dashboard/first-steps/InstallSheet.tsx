import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../data/copy-text.ts';
import { installCodes, mailToDeveloper } from '../../../data/install-code.ts';
import { useSession } from '../../../data/session.ts';
import { useRead } from '../../../data/use-read.ts';
import { Field } from '../../../ui/Field.tsx';
import { PlatformCode } from '../../../ui/PlatformCode.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Spinner } from '../../../ui/Spinner.tsx';
import m from '../messages.yaml';

/** Milliseconds between two looks at whether the site shows it. */
const LOOK = 3_000;

type InstallSheetProps = {
  feature: 'chat' | 'form';
  /** Whether a page of the team's site has shown it. */
  isSeen: boolean;
  onClose: () => void;
};

/** How the chat or a form gets onto the team's site, and whether it is there. */
export default function InstallSheet({ feature, isSeen, onClose }: InstallSheetProps) {
  const { organization } = useSession();
  const [formId, setFormId] = useState('');
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
        <Waiting isSeen={isSeen} />
      </div>
    </Sheet>
  );
}

function Waiting({ isSeen }: { isSeen: boolean }) {
  useRead('organization.firstSteps', undefined, { every: isSeen ? 0 : LOOK });
  return (
    <p
      role="status"
      className="flex items-center gap-2 rounded-md border bg-muted px-3 py-2 text-sm text-muted-foreground"
    >
      {isSeen ? (
        <>
          <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-success-text" />
          <span className="text-foreground">{m.installSheet.itWorksYourSiteShowsIt}</span>
        </>
      ) : (
        <>
          <Spinner className="size-4 shrink-0" />
          {m.installSheet.waitingForYourSite}
        </>
      )}
    </p>
  );
}
