import type { Schema } from '@helpdesk/sdk/contract/operations';
import { copyText } from '../../../data/copy-text.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import m from '../messages.yaml';

type MailRecord = Schema<'MailRecord'> | Schema<'SenderRecord'>;

const what: Record<MailRecord['kind'], { label: string; hint: string }> = {
  mx: { label: 'MX', hint: m.dnsRecord.bringsMailToThisHelpdesk },
  spf: { label: 'SPF', hint: m.dnsRecord.saysWhichServersMaySendFor },
  dkim: { label: 'DKIM', hint: m.dnsRecord.letsOthersCheckThatAMail },
  dmarc: { label: 'DMARC', hint: m.dnsRecord.saysWhatToDoWithMail },
};

const states = {
  found: { label: m.dnsRecord.found, tone: 'success' },
  incomplete: { label: m.dnsRecord.incomplete, tone: 'warning' },
  missing: { label: m.dnsRecord.missing, tone: 'warning' },
  unknown: { label: m.dnsRecord.notKnown, tone: 'neutral' },
} as const satisfies Record<MailRecord['state'], object>;

/** The current value of a DNS record, and the expected one. */
export function DnsRecord({ record }: { record: MailRecord }) {
  const { kind, name, type, state, found, value } = record;
  const { label, hint } = what[kind];
  const isLacking = state === 'missing' || state === 'incomplete';
  return (
    <li className="flex flex-col gap-2 border-b px-4 py-3 last:border-b-0">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-sm font-medium">{label}</p>
          <p className="text-xs text-muted-foreground">{hint}</p>
          {found.map((text) => (
            <p key={text} className="mt-1 font-mono text-xs wrap-anywhere">
              {text}
            </p>
          ))}
          {state === 'unknown' && value === null && (
            <p className="mt-1 text-xs text-muted-foreground">
              {kind === 'dkim'
                ? m.dnsRecord.theServerThatSendsGivesThis
                : m.dnsRecord.noNameServerAnswered}
            </p>
          )}
        </div>
        <Badge tone={states[state].tone}>{states[state].label}</Badge>
      </div>
      {isLacking && value !== null && (
        <CopyBox
          label={m.dnsRecord.recordOf({ type, name })}
          hint={
            state === 'incomplete'
              ? m.dnsRecord.replaceItWhereTheDomainIs
              : m.dnsRecord.addItWhereTheDomainIs
          }
          text={value}
          copy={copyText}
        />
      )}
      {isLacking && value === null && (
        <p className="text-xs text-muted-foreground wrap-anywhere">
          {m.dnsRecord.thereIsNoKeyAtThe({ name })}
        </p>
      )}
    </li>
  );
}
