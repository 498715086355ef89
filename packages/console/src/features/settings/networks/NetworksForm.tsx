import { permissions as all } from '@helpdesk/sdk/rules/roles';
import { Plus } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useSession } from '../../../data/session.ts';
import { isFreshProofNeeded } from '../../../data/signing-in/fresh-proof.ts';
import { fieldRefusals, serverMessage, useWrite } from '../../../data/use-write.ts';
import { Button } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import m from '../messages.yaml';
import { SettingsSaveBar } from '../SettingsSaveBar.tsx';
import { NetworkRow } from './NetworkRow.tsx';
import {
  bodyOf,
  draftOf,
  isAddress,
  isSame,
  type Networks,
  networksKey,
  type Problems,
  placeOf,
  problemsOf,
  type Row,
  rowOf,
  validate,
} from './networks.ts';

const none: Problems = new Map();

/** The list of allowed networks, which is saved as a whole. */
export function NetworksForm({ networks }: { networks: Networks }) {
  const { user } = useSession();
  const [draft, setDraft] = useState(() => draftOf(networks));
  const [problems, setProblems] = useState(none);
  /** An error of the whole list, not of a row. */
  const [refusal, setRefusal] = useState('');
  const form = useRef<HTMLFormElement>(null);
  /** The list that is being saved. */
  const sent = useRef(draft);
  const { write, busy } = useWrite('organization.setNetworks', {
    done: ({ networks: saved }) =>
      saved.length > 0
        ? m.networksForm.yourStaffGetInFromThese
        : m.networksForm.yourStaffGetInFromEverywhere,
    failed: (error) =>
      // The server's error is shown in the form.
      serverMessage(error, '')
        ? null
        : { title: m.networksForm.error, text: m.networksForm.failedToSaveTheNetworks },
    replaces: networksKey,
    // Input made in the meantime stays, to be saved next.
    onDone: (saved) => setDraft((now) => (now === sent.current ? draftOf(saved) : now)),
    onFailed: (error) => {
      const refusals = fieldRefusals(error).map(({ field, message }) => ({
        path: field.split('.'),
        message,
      }));
      const found = problemsOf(sent.current.rows, refusals);
      setProblems(found);
      const isToldElsewhere = found.size > 0 || isFreshProofNeeded(error);
      setRefusal(isToldElsewhere ? '' : serverMessage(error, ''));
      focusProblem();
    },
  });
  const mayChange = all.every((one) => user.permissions.includes(one));
  const { rows, includesKeys } = draft;
  const isDirty = !isSame(draft, networks);

  function reset(to: Networks) {
    setDraft(draftOf(to));
    setProblems(none);
    setRefusal('');
  }
  function change(next: readonly Row[]) {
    setDraft({ ...draft, rows: next });
    setRefusal('');
  }
  function changeRow(row: Row, more: Partial<Row>) {
    change(rows.map((one) => (one === row ? { ...row, ...more } : one)));
    const left = new Map(problems);
    for (const place of Object.keys(more)) left.delete(placeOf(row, place as 'name' | 'network'));
    setProblems(left);
  }
  function add(row: Row) {
    change([...rows, row]);
    focusLater((at) => at.querySelector<HTMLElement>('li:last-child input'));
  }
  const focusProblem = () => focusLater((at) => at.querySelector<HTMLElement>('[aria-invalid]'));
  /** Focuses an element after the change has rendered. */
  const focusLater = (find: (at: HTMLFormElement) => HTMLElement | null | undefined) =>
    requestAnimationFrame(() => form.current && find(form.current)?.focus());

  function save(event: FormEvent) {
    event.preventDefault();
    const found = validate(draft);
    setProblems(found);
    if (found.size > 0) return focusProblem();
    setRefusal('');
    sent.current = draft;
    write(bodyOf(draft));
  }

  if (!mayChange) return <ReadNetworks networks={networks} />;
  return (
    <form ref={form} noValidate autoComplete="off" onSubmit={save}>
      <CardBody className="flex flex-col gap-4">
        {rows.length === 0 ? (
          <p className="text-sm">{m.networksForm.yourStaffGetInFromEverywhere2}</p>
        ) : (
          <ul aria-label={m.networksForm.networks} className="flex flex-col gap-3">
            {rows.map((row, at) => (
              <NetworkRow
                key={row.key}
                row={row}
                number={at + 1}
                problems={problems}
                onChange={(more) => changeRow(row, more)}
                onRemove={() => {
                  change(rows.filter((one) => one !== row));
                  focusLater((form) => form.querySelector<HTMLElement>('[data-add]'));
                }}
              />
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={<Plus />} data-add="" onClick={() => add(rowOf())}>
            {m.networksForm.addANetwork}
          </Button>
          <Button
            size="sm"
            icon={<Plus />}
            disabled={rows.some(({ network }) => isAddress(network, networks.yourAddress))}
            onClick={() => add(rowOf(m.networksForm.myAddress, networks.yourAddress))}
          >
            {m.networksForm.addMyAddress({ yourAddress: networks.yourAddress })}
          </Button>
        </div>
        {refusal && (
          <p role="alert" className="text-sm text-destructive-text">
            {refusal}
          </p>
        )}
        <Switch
          checked={includesKeys}
          disabled={rows.length === 0}
          onChange={(includes) => setDraft({ ...draft, includesKeys: includes })}
          label={m.networksForm.alsoForApiKeys}
          hint={m.networksForm.programsThatCallFromAnywhereElse}
        />
      </CardBody>
      <SettingsSaveBar
        isDirty={isDirty}
        busy={busy}
        labels={{ save: m.networksForm.saveNetworks, reset: m.networksForm.resetNetworks }}
        onReset={() => reset(networks)}
      />
    </form>
  );
}

/** Read-only, for members who manage settings without having all permissions. */
function ReadNetworks({ networks: { networks, includesKeys } }: { networks: Networks }) {
  return (
    <CardBody className="flex flex-col gap-3 text-sm">
      {networks.length === 0 && <p>{m.networksForm.yourStaffGetInFromEverywhere2}</p>}
      {networks.length > 0 && (
        <ul aria-label={m.networksForm.networks} className="flex flex-col gap-1">
          {networks.map(({ name, network }) => (
            <li key={network} className="flex flex-wrap gap-x-3">
              <span className="font-medium">{name}</span>
              <span className="font-mono text-xs leading-5">{network}</span>
            </li>
          ))}
        </ul>
      )}
      {includesKeys && <p>{m.networksForm.apiKeysWorkOnlyFromThese}</p>}
      <p className="text-muted-foreground">{m.networksForm.onlyWhoMayDoEverythingHere}</p>
    </CardBody>
  );
}
