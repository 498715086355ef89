import { CircleCheck, Clock, X } from 'lucide-react';
import { useState } from 'react';
import { copySetting } from '../../../data/copy-text.ts';
import { fieldRefusals, messageOr, useWrite } from '../../../data/use-write.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { type Sso, ssoKey } from './sso.ts';

type Domain = Sso['domains'][number];

/** The email domains whose users sign in with the provider. */
export function SsoDomains({ domains }: { domains: Sso['domains'] }) {
  return (
    <section aria-labelledby="sso-domains" className="border-t">
      <CardBody className="flex flex-col gap-4">
        <div>
          <h3 id="sso-domains" className="text-sm font-semibold">
            {m.ssoDomains.domainsOfYourEmailAddresses}
          </h3>
          <p className="text-sm text-muted-foreground">{m.ssoDomains.onlyPeopleWithAnAddressOf}</p>
        </div>
        <AddDomain />
        {domains.length > 0 && (
          <ul aria-label={m.ssoDomains.domains} className="flex flex-col gap-3">
            {domains.map((row) => (
              <DomainRow key={row.id} row={row} />
            ))}
          </ul>
        )}
      </CardBody>
    </section>
  );
}

function AddDomain() {
  const [domain, setDomain] = useState('');
  const { write, busy, error } = useWrite('sso.addDomain', {
    done: { title: m.ssoDomains.domainAdded, text: m.ssoDomains.addTheDnsRecordBelowThen },
    failed: (refused) =>
      fieldRefusals(refused).length > 0
        ? null
        : messageOr(m.ssoDomains.failedToAddTheDomain)(refused),
    replaces: ssoKey,
    onDone: () => setDomain(''),
  });
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) write({ domain });
      }}
    >
      <Field
        label={m.ssoDomains.domain}
        error={error ? fieldRefusals(error)[0]?.message : undefined}
        className="min-w-0 flex-1 basis-52"
      >
        <Input
          value={domain}
          maxLength={300}
          placeholder="example.com"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setDomain(target.value)}
        />
      </Field>
      <Button type="submit" busy={busy} className="mt-6.5">
        {m.ssoDomains.addDomain}
      </Button>
    </form>
  );
}

function DomainRow({ row }: { row: Domain }) {
  const { id, domain, verifiedAt, record } = row;
  const [isAsking, setIsAsking] = useState(false);
  const verify = useWrite('sso.verifyDomain', {
    done: m.ssoDomains.isProved({ domain }),
    failed: messageOr(m.ssoDomains.failedToLookForTheRecord),
    replaces: ssoKey,
  });
  const remove = useWrite('sso.removeDomain', {
    done: m.ssoDomains.isRemoved({ domain }),
    failed: messageOr(m.ssoDomains.failedToRemoveTheDomain),
    refresh: ['sso.get'],
    onDone: () => setIsAsking(false),
    onFailed: () => setIsAsking(false),
  });
  return (
    <li className="rounded-lg border">
      <div className="flex items-center gap-3 px-3 py-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 text-sm font-medium wrap-anywhere">{domain}</span>
          <span role="status">
            {verifiedAt ? (
              <Badge tone="success" icon={<CircleCheck />}>
                {m.ssoDomains.proved}
              </Badge>
            ) : (
              <Badge tone="warning" icon={<Clock />}>
                {m.ssoDomains.notProvedYet}
              </Badge>
            )}
          </span>
        </div>
        <IconButton label={m.ssoDomains.remove({ domain })} onClick={() => setIsAsking(true)}>
          <X />
        </IconButton>
      </div>
      {!verifiedAt && (
        <div className="flex flex-col gap-4 border-t p-3">
          <CopyBox
            copy={copySetting}
            label={m.ssoDomains.nameOfTheTxtRecord}
            hint={m.ssoDomains.someProvidersAddTheDomainThemselves}
            text={record.name}
          />
          <CopyBox
            copy={copySetting}
            label={m.ssoDomains.valueOfTheTxtRecord}
            hint={m.ssoDomains.theWholeText}
            text={record.value}
          />
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-0 flex-1 basis-52 text-sm text-muted-foreground">
              {m.ssoDomains.dnsChangesCanTakeAWhile}
            </p>
            <Button variant="primary" busy={verify.busy} onClick={() => verify.write({ id })}>
              {m.ssoDomains.lookForTheRecord}
            </Button>
          </div>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={m.ssoDomains.remove2({ domain })}
        text={verifiedAt ? m.ssoDomains.nobodyNewGetsInWithAn : m.ssoDomains.toAddItAgainYouWill}
        confirm={m.ssoDomains.remove3}
        busy={remove.busy}
        onConfirm={() => remove.write({ id })}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}
