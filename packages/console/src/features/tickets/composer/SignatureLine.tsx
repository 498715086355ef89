import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { ReplyAbout } from '@helpdesk/sdk/rules/reply-facts';
import { ChevronRight } from 'lucide-react';
import { useSignatures, useSigned } from '../../../data/replies/signature.ts';
import { useSession } from '../../../data/session.ts';
import m from '../messages.yaml';

/** The signature below the emailed reply, collapsed; renders nothing if there is none. */
export default function SignatureLine({
  about,
  from,
}: {
  about: ReplyAbout;
  /** The support address that the reply is sent from; absent for the organization's default. */
  from: Schema<'ReplySender'> | null | undefined;
}) {
  const { organization } = useSession();
  const kept = useSignatures();
  const signatures = { ...kept, organization: from?.signature ?? kept.organization };
  const own = useSigned(about, { ...signatures, organization: null });
  const text = useSigned(about, signatures);
  if (text === null) return null;
  return (
    <details className="group/signature px-3 pb-2 text-xs text-muted-foreground">
      <summary className="flex w-fit max-w-full cursor-default list-none items-center gap-1 rounded-sm hover:text-foreground pointer-coarse:py-1.5">
        <ChevronRight
          aria-hidden="true"
          className="size-3.5 shrink-0 transition-transform duration-100 group-open/signature:rotate-90"
        />
        <span className="min-w-0 truncate">
          {own !== null
            ? m.signatureLine.sentWithYourSignature
            : from?.signature
              ? m.signatureLine.sentWithTheSignatureOfAnAddress({ email: from.email })
              : m.signatureLine.sentWithTheSignatureOf({
                  organization: organization?.name ?? m.signatureLine.yourOrganization,
                })}
        </span>
      </summary>
      <p className="mt-1 ml-1.5 max-h-24 overflow-y-auto border-l pl-3 wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </details>
  );
}
