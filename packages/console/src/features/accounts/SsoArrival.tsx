import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { browser } from '../../data/browser.ts';
import { useTakeSession } from '../../data/signing-in/cookie-session.ts';
import { pathAfterLogin } from '../../data/signing-in/sign-in.ts';
import { serverMessage } from '../../data/use-write.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { LoadingScreen } from '../../ui/Spinner.tsx';
import m from './messages.yaml';

/** The page where the browser returns after single sign-on: stores the session and opens the requested page. */
export default function SsoArrival() {
  const router = useRouter();
  const takeSession = useTakeSession();
  const [refusal, setRefusal] = useState('');
  const isTaking = useRef(false);
  const hasBegun = useRef(false);

  const arrive = () => {
    if (isTaking.current) return;
    isTaking.current = true;
    setRefusal('');
    takeSession()
      .then(() => {
        const path = pathAfterLogin(window.location.search);
        // Pages under /org/ belong to a router with another base path.
        if (path.startsWith('/org/')) browser.open(path);
        else router.history.replace(path);
      })
      .catch((error) => setRefusal(serverMessage(error, m.ssoArrival.signingInDidNotWorkPlease)))
      .finally(() => {
        isTaking.current = false;
      });
  };
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    arrive();
  });

  if (!refusal) return <LoadingScreen text={m.ssoArrival.signingYouIn} />;
  return (
    <div className="flex flex-col gap-4">
      <Banner>{refusal}</Banner>
      <Button variant="primary" size="lg" onClick={arrive}>
        {m.ssoArrival.tryAgain}
      </Button>
    </div>
  );
}
