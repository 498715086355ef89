import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Input } from '../../../ui/Input.tsx';
import m from '../messages.yaml';
import { keepDomain } from './domain.ts';

/** Adds the domain; the input stays until the server accepts it. */
export function AddDomain({ organizationId }: { organizationId: string }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const customDomain = typed.trim();
  const failure = m.addDomain.failedToSetCustomDomain;
  const { write, busy } = useWrite('organization.setCustomDomain', {
    done: {
      title: m.addDomain.customDomainAdded,
      text: m.addDomain.addTheDnsRecordBelowThen,
    },
    failed: (error) => ({ title: m.addDomain.error, text: serverMessage(error, failure) }),
    onDone: (status) => keepDomain(client, status),
    onFailed: (error) => setRefused(serverMessage(error, failure)),
  });

  function add(event: FormEvent) {
    event.preventDefault();
    if (customDomain && !busy) write({ id: organizationId, customDomain });
  }

  return (
    <CardBody className="p-5">
      <form onSubmit={add} noValidate className="flex items-start gap-2 max-sm:flex-col">
        <Field
          label={m.addDomain.domain}
          hint={m.addDomain.aDomainOrSubdomainThatIs}
          error={refused}
          className="min-w-0 flex-1 max-sm:w-full"
        >
          <Input
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setRefused(undefined);
            }}
            placeholder="help.example.com"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
          />
        </Field>
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={customDomain === ''}
          className="max-sm:w-full sm:mt-6.5"
        >
          {m.addDomain.add}
        </Button>
      </form>
    </CardBody>
  );
}
