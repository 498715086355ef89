import { dateTime } from '@helpdesk/sdk/rules/dates';
import { ChevronRight } from 'lucide-react';
import { Ago } from '../../../data/Ago.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import m from '../messages.yaml';
import { actorText, auditText, type Entry } from './audit-labels.ts';

/** An entry of the audit log, with expandable details. */
export function AuditRow({ entry }: { entry: Entry }) {
  const { objectName, createdAt, outcome, isNewDevice, changes, furtherChanges } = entry;
  return (
    <li className="border-b last:border-b-0">
      <details className="group">
        <summary className="flex cursor-pointer flex-wrap items-start gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-muted/60">
          <ChevronRight
            aria-hidden="true"
            className="mt-0.5 size-4 shrink-0 text-faint-foreground transition-transform group-open:rotate-90"
          />
          <span className="min-w-0 flex-1 basis-40">
            <span className="flex flex-wrap items-center gap-2 text-sm font-medium">
              {auditText(entry)}
              {outcome === 'refused' && <Badge tone="danger">{m.auditRow.refused}</Badge>}
              {isNewDevice && <Badge tone="warning">{m.auditRow.newDevice}</Badge>}
            </span>
            {objectName && (
              <span className="block text-sm text-muted-foreground wrap-anywhere" dir="auto">
                {objectName}
              </span>
            )}
          </span>
          <span className="min-w-0 text-right text-xs text-muted-foreground max-sm:w-full max-sm:pl-7 max-sm:text-left">
            <span className="block wrap-anywhere" dir="auto">
              {actorText(entry)}
            </span>
            <Ago at={createdAt} />
          </span>
        </summary>
        <div className="flex flex-col gap-3 px-4 pt-1 pb-4 pl-11 max-sm:pl-4">
          {changes.map((change) => (
            <Change key={`${change.object} ${change.kind} ${change.id ?? ''}`} change={change} />
          ))}
          {furtherChanges > 0 && (
            <p className="text-sm text-muted-foreground">
              {m.auditRow.moreChanges({ furtherChanges })}
            </p>
          )}
          <Facts entry={entry} />
        </div>
      </details>
    </li>
  );
}

const kinds = {
  created: m.auditRow.created,
  changed: m.auditRow.changed,
  deleted: 'Deleted',
} as const;

function Change({ change }: { change: Entry['changes'][number] }) {
  const { kind, object, name, fields } = change;
  return (
    <div className="text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Badge>{kinds[kind]}</Badge>
        <span className="font-mono text-xs">{object}</span>
        {name && <span className="wrap-anywhere">{name}</span>}
      </p>
      {fields.length > 0 && (
        <dl className="mt-1 grid gap-x-3 gap-y-1 sm:grid-cols-[10rem_1fr]">
          {fields.map(({ field, before, after, isSecret }) => (
            <div key={field} className="contents">
              <dt className="font-mono text-xs text-muted-foreground wrap-anywhere">{field}</dt>
              <dd className="wrap-anywhere whitespace-pre-wrap" dir="auto">
                {isSecret ? (
                  <em>{m.auditRow.changedNotShown}</em>
                ) : (
                  <>
                    {before !== null && (
                      <del className="text-muted-foreground">
                        <span className="sr-only">{m.auditRow.before} </span>
                        {before}
                      </del>
                    )}
                    {before !== null && after !== null && ' '}
                    {after !== null && (
                      <ins className="no-underline">
                        <span className="sr-only">{m.auditRow.after} </span>
                        {after}
                      </ins>
                    )}
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Facts({ entry }: { entry: Entry }) {
  const { actor, address, device, number, operation, requestId, hash, createdAt } = entry;
  const facts = [
    [m.auditRow.when, dateTime(createdAt)],
    [m.auditRow.email, actor.email],
    [m.auditRow.apiKey, actor.key?.name ?? null],
    [m.auditRow.address, address],
    [m.auditRow.device, device],
    [m.auditRow.operation, operation],
    [m.auditRow.request, requestId],
    [m.auditRow.entry, String(number)],
    [m.auditRow.hash, hash],
  ] as const;
  return (
    <dl className="grid grid-cols-[5.5rem_1fr] gap-x-3 gap-y-1 border-t pt-3 text-xs text-muted-foreground sm:grid-cols-[10rem_1fr]">
      {facts.map(
        ([label, text]) =>
          text !== null && (
            <div key={label} className="contents">
              <dt className="font-medium">{label}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
