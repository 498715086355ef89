import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { copySetting } from '../../../data/copy-text.ts';
import { useSession } from '../../../data/session.ts';
import { messageOr, useWrite } from '../../../data/use-write.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { CardBody } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { CopyBox } from '../../../ui/CopyBox.tsx';
import { type Sso, ssoKey } from './sso.ts';

/** Where the staff begin, and whether there is another way in. */
export function SsoOnly({ sso }: { sso: Sso }) {
  const { user } = useSession();
  const [isAsking, setIsAsking] = useState(false);
  const { write, busy } = useWrite('sso.require', {
    done: ({ isRequired }) =>
      isRequired ? 'Single sign-on is the only way in' : 'All ways to sign in are open again',
    failed: messageOr('Failed to change the setting'),
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
          label="Sign-in address"
          hint="Your staff begin here, or at the sign-in page. It fits into the list of applications of your provider."
          text={sso.signInUrl}
        />
        <div>
          <h3 id="sso-only" className="text-sm font-semibold">
            Single sign-on only
          </h3>
          <p className="text-sm text-muted-foreground">
            Admins and agents then get in by your provider alone. Admins with a second factor can
            still sign in with it, in case your provider fails.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {sso.isRequired ? (
            <>
              <p className="min-w-0 flex-1 basis-60 text-sm">It is the only way in.</p>
              <Button busy={busy} onClick={() => write({ isRequired: false })}>
                Open all ways again
              </Button>
            </>
          ) : !user.hasSecondFactor ? (
            <>
              <p className="min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
                Set up a second factor of your own first, as your way back.
              </p>
              <Link to="/profile" className={buttonClass('secondary')}>
                Set one up in your profile
              </Link>
            </>
          ) : (
            <>
              <p className="min-w-0 flex-1 basis-60 text-sm text-muted-foreground">
                {isTried
                  ? 'Everybody else who is signed in with a password has to sign in again.'
                  : 'Sign in by it once first, in another browser.'}
              </p>
              <Button disabled={!isTried} onClick={() => setIsAsking(true)}>
                Make it the only way in
              </Button>
            </>
          )}
        </div>
      </CardBody>
      <ConfirmDialog
        open={isAsking}
        title="Make single sign-on the only way in?"
        text="Admins and agents who signed in another way can do nothing here until they sign in by your provider. Admins with a second factor are not concerned."
        confirm="Make it the only way in"
        destructive={false}
        busy={busy}
        onConfirm={() => write({ isRequired: true })}
        onClose={() => setIsAsking(false)}
      />
    </section>
  );
}
