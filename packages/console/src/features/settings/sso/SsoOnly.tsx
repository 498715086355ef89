import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { copySetting } from '../../../data/copy-text.ts';
import { useSession } from '../../../data/session.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import m from '../messages.yaml';
import { type Sso, ssoKey } from './sso.ts';

/** The sign-in link for staff, and whether single sign-on is required. */
export function SsoOnly({ sso }: { sso: Sso }) {
  const { user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const { write, busy } = useWrite('sso.require', {
    done: ({ isRequired }) =>
      isRequired ? m.ssoOnly.singleSignOnIsTheOnly : m.ssoOnly.allWaysToSignInAre,
    failed: messageOr(m.ssoOnly.failedToChangeTheSetting),
    replaces: ssoKey,
    refresh: ['auth.user'],
    onDone: () => setIsAsking(false),
    onFailed: () => setIsAsking(false),
  });
  const isTried = Boolean(sso.connection?.lastUsedAt);
  return (
    <section aria-labelledby="sso-only" className="border-t">
      <CardBody className="flex flex-col gap-4">
        <CopyBox
          copy={copySetting}
          label={m.ssoOnly.signInAddress}
          hint={m.ssoOnly.yourStaffBeginHereOrAt}
          text={sso.signInUrl}
        />
        <div>
          <h3 id="sso-only" className="text-sm font-semibold">
            {m.ssoOnly.singleSignOnOnly}
          </h3>
          <p className="text-sm text-muted-foreground">{m.ssoOnly.adminsAndAgentsThenGetIn}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {sso.isRequired ? (
            <>
              <p className="min-w-0 flex-1 basis-60 text-sm">{m.ssoOnly.itIsTheOnlyWayIn}</p>
              <Button busy={busy} onClick={() => write({ isRequired: false })}>
                {m.ssoOnly.openAllWaysAgain}
              </Button>
            </>
          ) : !user.hasSecondFactor ? (
            <>
              <p className="min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
                {m.ssoOnly.setUpASecondFactorOf}
              </p>
              <Link to="/profile" className={buttonClass('secondary')}>
                {m.ssoOnly.setOneUpInYourProfile}
              </Link>
            </>
          ) : (
            <>
              <p className="min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
                {isTried ? m.ssoOnly.everybodyElseWhoIsSignedIn : m.ssoOnly.signInByItOnceFirst}
              </p>
              <Button disabled={!isTried} onClick={() => setIsAsking(true)}>
                {m.ssoOnly.makeItTheOnlyWayIn}
              </Button>
            </>
          )}
        </div>
      </CardBody>
      <ConfirmDialog
        open={isAsking}
        title={m.ssoOnly.makeSingleSignOnTheOnly}
        text={m.ssoOnly.adminsAndAgentsWhoSignedIn}
        confirm={m.ssoOnly.makeItTheOnlyWayIn}
        destructive={false}
        busy={busy}
        onConfirm={() => write({ isRequired: true })}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
