import { lazy, Suspense } from 'react';
import { useProofAsked } from '../data/signing-in/fresh-proof.ts';

const ConfirmIdentityDialog = lazy(() => import('./ConfirmIdentityDialog.tsx'));

/** Asks for the password from the first moment on: without it, what needs one is refused. */
export function ProofDialog() {
  const isAsked = useProofAsked();
  return <Suspense>{isAsked && <ConfirmIdentityDialog />}</Suspense>;
}
