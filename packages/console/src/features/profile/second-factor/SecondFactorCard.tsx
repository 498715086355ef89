import type { Schema } from '@helpdesk/sdk/contract/operations';
import { shortDate } from '@helpdesk/sdk/rules/dates';
import { KeyRound, Pencil, Plus, Smartphone, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Ago } from '../../../data/Ago.tsx';
import { hasPasskeys } from '../../../data/signing-in/passkeys.ts';
import { useRead } from '../../../data/use-read.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { whyFailed } from '../../../data/why-failed.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card, CardHeader } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import m from '../messages.yaml';
import { AppDialog } from './AppDialog.tsx';
import { CodesDialog } from './CodesDialog.tsx';
import { PasskeyDialog } from './PasskeyDialog.tsx';
import { RenameDialog } from './RenameDialog.tsx';
import { staleFactors } from './stale-factors.ts';

type Passkey = Schema<'Passkey'>;
type Open =
  | { what: 'app'; setup: Schema<'TotpSetup'> }
  | { what: 'codes'; codes: string[] }
  | { what: 'rename' | 'remove-passkey'; passkey: Passkey }
  | { what: 'passkey' | 'remove-app' | 'new-codes' };

const failed = messageOr(m.secondFactorCard.thisDidNotWorkPleaseTry);

/** The user's sign-in methods in addition to the password. */
export default function SecondFactorCard() {
  const { data, isError, error, refetch } = useRead('account.secondFactor');
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const showCodes = (codes: string[]) =>
    setOpen(codes.length > 0 ? { what: 'codes', codes } : null);
  const start = useWrite('account.startTotp', {
    failed,
    onDone: (setup) => setOpen({ what: 'app', setup }),
  });
  const removed = { failed, refresh: staleFactors, onDone: close };
  const removeApp = useWrite('account.removeTotp', {
    done: m.secondFactorCard.authenticatorAppRemoved,
    ...removed,
  });
  const removePasskey = useWrite('account.removePasskey', {
    done: m.secondFactorCard.passkeyRemoved,
    ...removed,
  });
  const newCodes = useWrite('account.makeRecoveryCodes', {
    failed,
    refresh: ['account.secondFactor'],
    onDone: ({ recoveryCodes }) => showCodes(recoveryCodes),
  });
  const hasFactor = data && (data.totpSince !== null || data.passkeys.length > 0);
  return (
    <Card>
      <CardHeader
        title={m.secondFactorCard.secondFactor}
        subtitle={m.secondFactorCard.withOneYourPasswordAloneSigns}
      />
      {data ? (
        <ul aria-label={m.secondFactorCard.secondFactor} className="divide-y">
          <Row
            icon={<Smartphone />}
            title={m.secondFactorCard.authenticatorApp}
            text={
              data.totpSince
                ? m.secondFactorCard.setUp({ shortDate: shortDate(data.totpSince) })
                : m.secondFactorCard.anAppOnYourPhoneShows
            }
          >
            {data.totpSince ? (
              <Button onClick={() => setOpen({ what: 'remove-app' })}>
                {m.secondFactorCard.removeApp}
              </Button>
            ) : (
              <Button busy={start.busy} onClick={() => start.write({})}>
                {m.secondFactorCard.setUpApp}
              </Button>
            )}
          </Row>
          {data.passkeys.map((passkey) => (
            <Row
              key={passkey.id}
              icon={<KeyRound />}
              title={passkey.name}
              text={
                <>
                  {m.secondFactorCard.passkeySetUp({ shortDate: shortDate(passkey.createdAt) })}{' '}
                  {passkey.lastUsedAt && (
                    <>
                      {m.secondFactorCard.lastUsed.rich({
                        ago: <Ago at={passkey.lastUsedAt} isInline />,
                      })}
                    </>
                  )}
                </>
              }
            >
              <IconButton
                label={m.secondFactorCard.rename({ passkey: passkey.name })}
                onClick={() => setOpen({ what: 'rename', passkey })}
              >
                <Pencil />
              </IconButton>
              <IconButton
                label={m.secondFactorCard.remove({ passkey: passkey.name })}
                onClick={() => setOpen({ what: 'remove-passkey', passkey })}
              >
                <Trash2 />
              </IconButton>
            </Row>
          ))}
          <Row
            icon={<Plus />}
            title={m.secondFactorCard.passkeys}
            text={
              hasPasskeys()
                ? m.secondFactorCard.yourFingerprintFaceOrPinOr
                : m.secondFactorCard.thisBrowserHasNoPasskeysHere
            }
          >
            {hasPasskeys() && (
              <Button onClick={() => setOpen({ what: 'passkey' })}>
                {m.secondFactorCard.addAPasskey}
              </Button>
            )}
          </Row>
          {hasFactor && (
            <Row
              title={m.secondFactorCard.recoveryCodes}
              text={m.secondFactorCard.of10AreLeftEachSigns({
                recoveryCodesLeft: data.recoveryCodesLeft,
              })}
            >
              <Button onClick={() => setOpen({ what: 'new-codes' })}>
                {m.secondFactorCard.makeNewCodes}
              </Button>
            </Row>
          )}
        </ul>
      ) : isError ? (
        <ErrorState text={whyFailed(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="flex flex-col gap-2 p-4">
          <Skeleton className="w-40" />
          <Skeleton className="w-64" />
        </div>
      )}
      {open?.what === 'app' && <AppDialog setup={open.setup} onDone={showCodes} onClose={close} />}
      {open?.what === 'codes' && <CodesDialog codes={open.codes} onClose={close} />}
      {open?.what === 'passkey' && <PasskeyDialog onDone={showCodes} onClose={close} />}
      {open?.what === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} />}
      <ConfirmDialog
        open={open?.what === 'remove-app'}
        title={m.secondFactorCard.removeTheAuthenticatorApp}
        text={m.secondFactorCard.itsCodesDoNotSignYou}
        confirm={m.secondFactorCard.remove2}
        busy={removeApp.busy}
        onConfirm={() => removeApp.write({})}
        onClose={close}
      />
      <ConfirmDialog
        open={open?.what === 'remove-passkey'}
        title={m.secondFactorCard.removeThePasskey}
        text={m.secondFactorCard.itDoesNotSignYouIn}
        confirm={m.secondFactorCard.remove2}
        busy={removePasskey.busy}
        onConfirm={() =>
          open?.what === 'remove-passkey' && removePasskey.write({ id: open.passkey.id })
        }
        onClose={close}
      />
      <ConfirmDialog
        open={open?.what === 'new-codes'}
        title={m.secondFactorCard.makeNewRecoveryCodes}
        text={m.secondFactorCard.theCodesThatYouHaveDo}
        confirm={m.secondFactorCard.makeNewCodes}
        destructive={false}
        busy={newCodes.busy}
        onConfirm={() => newCodes.write({})}
        onClose={close}
      />
    </Card>
  );
}

type RowProps = { icon?: ReactNode; title: string; text: ReactNode; children: ReactNode };

function Row({ icon, title, text, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3.5">
      {icon && (
        <span aria-hidden="true" className="shrink-0 text-muted-foreground [&>svg]:size-5">
          {icon}
        </span>
      )}
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">{title}</p>
        <p className="text-sm text-muted-foreground">{text}</p>
      </div>
      <div className="flex items-center gap-1.5">{children}</div>
    </li>
  );
}
