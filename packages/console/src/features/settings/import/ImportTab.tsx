import { type FormatName, formats } from '@helpdesk/sdk/imports/formats';
import { type Plan, planImport } from '@helpdesk/sdk/imports/plan';
import { Unreadable } from '@helpdesk/sdk/imports/unreadable';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refresh } from '../../../data/cache.ts';
import { textOf } from '../../../data/transfer/table-file.ts';
import { isUnauthorized } from '../../../data/unauthorized.ts';
import { serverMessage } from '../../../data/use-write.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { ImportSource, type Source } from '../../../ui/import/ImportSource.tsx';
import { Select } from '../../../ui/Select.tsx';
import m from '../messages.yaml';
import { ImportProgress } from './ImportProgress.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { readers } from './readers.ts';
import { nothingSent, type Sent, sendPlan } from './send.ts';

const noSource: Source = { text: '', file: null };
const jsonSample = '{ "id": 4711, "subject": "The kettle does not boil" }';
const csvSample = m.importTab.idSubjectDescriptionCreatedStatus;
const options = Object.entries(formats).map(([value, { label }]) => ({ value, label }));

/** Imports tickets of another helpdesk: the file is validated first, and nothing is sent until the user confirms. */
export default function ImportTab() {
  const client = useQueryClient();
  const [format, setFormat] = useState<FormatName>('zendesk');
  const [source, setSource] = useState(noSource);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const isStopped = useRef(false);

  async function attempt(what: () => Promise<void>) {
    setTrouble('');
    setBusy(true);
    try {
      await what();
    } catch (error) {
      if (isUnauthorized(error)) return;
      setTrouble(
        error instanceof Unreadable
          ? error.message
          : serverMessage(error, m.importTab.theImportWasInterruptedCheckYour),
      );
    } finally {
      setBusy(false);
    }
  }

  const check = () =>
    attempt(async () => {
      const text = source.file ? await textOf(source.file) : source.text;
      setPlan(await planImport(format, text, readers));
    });

  const send = (whole: Plan, before: Sent) =>
    attempt(async () => {
      isStopped.current = false;
      setSent(before);
      await sendPlan(whole, before, {
        onSent: setSent,
        isStopped: () => isStopped.current,
      }).finally(() =>
        refresh(client, ['tickets.list', 'tickets.stats', 'dashboard.counts', 'tags.list']),
      );
    });

  function begin() {
    setPlan(null);
    setSent(null);
    setTrouble('');
  }

  return (
    <Card>
      <CardHeader
        title={m.importTab.importTickets}
        subtitle={m.importTab.withTheirMessagesAndTheTimes}
      />
      <CardBody className="flex flex-col gap-4">
        {trouble && <Banner>{trouble}</Banner>}
        {!plan && (
          <>
            <Field label={m.importTab.whereTheyComeFrom} hint={formats[format].hint}>
              <Select
                value={format}
                options={options}
                disabled={busy}
                onChange={({ target }) => setFormat(target.value as FormatName)}
              />
            </Field>
            <ImportSource
              what="tickets"
              accept=".json,.jsonl,.ndjson,.csv,.xml"
              hint={m.importTab.aTicketThatWasImportedBefore}
              sample={format === 'csv' ? csvSample : jsonSample}
              source={source}
              disabled={busy}
              onChange={setSource}
            />
            <div>
              <Button variant="primary" busy={busy} onClick={() => void check()}>
                {m.importTab.checkTheFile}
              </Button>
            </div>
          </>
        )}
        {plan && !sent && (
          <PlanFacts
            plan={plan}
            format={format}
            onImport={() => void send(plan, nothingSent)}
            onBack={begin}
          />
        )}
        {plan && sent && (
          <ImportProgress
            plan={plan}
            sent={sent}
            busy={busy}
            onStop={() => {
              isStopped.current = true;
            }}
            onContinue={() => void send(plan, sent)}
            onMore={() => {
              begin();
              setSource(noSource);
            }}
          />
        )}
      </CardBody>
    </Card>
  );
}
