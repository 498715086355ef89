import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { CopyLinkButton } from './CopyLinkButton.tsx';

/** The link of the invitation that was just sent, for sharing in other ways than email. */
export function InviteLink({ email, url }: { email: string; url: string }) {
  return (
    <div className="mb-5 rounded-lg border border-accent/25 bg-accent/6 p-3">
      <Field
        label={m.inviteLink.inviteLinkFor({ email })}
        hint={m.inviteLink.itWorksOnceForSevenDays}
      >
        <span className="flex gap-2">
          <Input
            readOnly
            value={url}
            onFocus={(event) => event.target.select()}
            className="min-w-0 flex-1 font-mono text-xs"
          />
          <CopyLinkButton url={url} takesFocus />
        </span>
      </Field>
    </div>
  );
}
