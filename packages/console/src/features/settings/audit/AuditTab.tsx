import type { Schema } from '@helpdesk/sdk/contract/operations';
import { fullName } from '@helpdesk/sdk/rules/names';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { usePages } from '../../../data/use-pages.ts';
import { useRead } from '../../../data/use-read.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { EmptyState, ErrorState } from '../../../ui/EmptyState.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import { Select } from '../../../ui/Select.tsx';
import { LoadingSettings } from '../LoadingSettings.tsx';
import m from '../messages.yaml';
import type { TabProps } from '../settings.ts';
import { AuditCare } from './AuditCare.tsx';
import { AuditRow } from './AuditRow.tsx';
import { subjects } from './audit-labels.ts';

const PAGE = 30;
const day = 24 * 60 * 60 * 1000;

interface Chosen {
  object: Schema<'AuditObject'> | '';
  actorId: string;
  from: string;
  to: string;
}

const nothing: Chosen = { object: '', actorId: '', from: '', to: '' };

/** The filters as query parameters; days are in the reader's time zone. */
function asked({ object, actorId, from, to }: Chosen) {
  const start = (text: string) => new Date(`${text}T00:00:00`).getTime();
  return {
    ...(object && { object }),
    ...(actorId && { actorId }),
    ...(from && { since: new Date(start(from)).toISOString() }),
    ...(to && { until: new Date(start(to) + day).toISOString() }),
  };
}

/** The audit log of the organization, with a check of its integrity. */
export default function AuditTab({ settings }: TabProps) {
  const [chosen, setChosen] = useState(nothing);
  const filters = asked(chosen);
  const list = usePages('audit.list', { ...filters, limit: PAGE });
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <div className="flex flex-col gap-5">
      <AuditCare settings={settings} filters={filters} />
      <Card aria-labelledby="audit-log">
        <CardHeader
          title={<span id="audit-log">{m.auditTab.auditLog}</span>}
          subtitle={m.auditTab.whoDidWhatFromWhereSign}
        />
        <Filters chosen={chosen} onChange={setChosen} />
        {list.problem ? (
          <ErrorState text={list.problem} onRetry={list.retry} />
        ) : !list.items ? (
          <LoadingSettings />
        ) : list.items.length === 0 ? (
          <EmptyState
            icon={<ScrollText />}
            title={isNarrowed ? m.auditTab.nothingMatches : m.auditTab.nothingHasBeenDoneYet}
            action={
              isNarrowed && (
                <Button onClick={() => setChosen(nothing)}>{m.auditTab.showEverything}</Button>
              )
            }
          />
        ) : (
          <ul aria-label={m.auditTab.auditLog} aria-busy={list.isOld}>
            {list.items.map((entry) => (
              <AuditRow key={entry.number} entry={entry} />
            ))}
          </ul>
        )}
        {list.hasMore && (
          <CardBody className="border-t">
            <Button busy={list.isGrowing} onClick={list.more}>
              {m.auditTab.showMore}
            </Button>
          </CardBody>
        )}
      </Card>
    </div>
  );
}

type FiltersProps = { chosen: Chosen; onChange: (chosen: Chosen) => void };

function Filters({ chosen, onChange }: FiltersProps) {
  const { data: members = [] } = useRead('team.list');
  const people = members.map(({ userId, user }) => ({
    value: userId,
    label: fullName(user) || user.email,
  }));
  const cell = 'min-w-0 flex-1 basis-36';
  return (
    <div className="flex flex-wrap gap-3 border-b px-4 py-3">
      <Field label={m.auditTab.about} className={cell}>
        <Select
          options={subjects}
          value={chosen.object}
          onChange={({ target }) =>
            onChange({ ...chosen, object: target.value as Chosen['object'] })
          }
        />
      </Field>
      <Field label={m.auditTab.who} className={cell}>
        <Select
          options={[{ value: '', label: m.auditTab.everybody }, ...people]}
          value={chosen.actorId}
          onChange={({ target }) => onChange({ ...chosen, actorId: target.value })}
        />
      </Field>
      <Field label={m.auditTab.from} className={cell}>
        <Input
          type="date"
          value={chosen.from}
          max={chosen.to || undefined}
          onChange={({ target }) => onChange({ ...chosen, from: target.value })}
        />
      </Field>
      <Field label={m.auditTab.to} className={cell}>
        <Input
          type="date"
          value={chosen.to}
          min={chosen.from || undefined}
          onChange={({ target }) => onChange({ ...chosen, to: target.value })}
        />
      </Field>
    </div>
  );
}
