import { lazy, Suspense } from 'react';
import { useProofAsked } from '../data/signing-in/fresh-proof.ts';

const ConfirmIdentityDialog = lazy(() => import('./ConfirmIdentityDialog.tsx'));

/** Listens from the first render on: without this dialog, operations that need the password would be refused. */
export function ProofDialog() {
  const isAsked = useProofAsked();
  return <Suspense>{isAsked && <ConfirmIdentityDialog />}</Suspense>;
}
