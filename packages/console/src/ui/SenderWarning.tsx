import { ShieldAlert } from 'lucide-react';
import m from './messages.yaml';

type SenderWarningProps = { domain: string };

/** Warns that an email may not be from its sender. */
export default function SenderWarning({ domain }: SenderWarningProps) {
  return (
    <p className="mt-0.5 flex items-start gap-1.5 text-sm text-warning-text">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {m.senderWarning.thisEmailMayNotBeFrom({ domain })}
      </span>
    </p>
  );
}
