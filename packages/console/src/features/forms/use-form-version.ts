import { versionOfForm } from '@helpdesk/sdk/rules/form-version';
import { useState } from 'react';
import { callOperation } from '../../data/client.ts';
import { refusalCode } from '../../data/use-write.ts';

type Versioned = { id: string; updatedAt: string } | null;

/**
 * The version of a form that the edit is based on. If saving is refused because someone else has saved first, it
 * becomes their version, so the user can decide to overwrite it.
 */
export function useFormVersion(form: Versioned) {
  const [updatedAt, setUpdatedAt] = useState(form?.updatedAt);
  const [isStale, setIsStale] = useState(false);
  return {
    ifMatch: updatedAt && `"${versionOfForm(updatedAt)}"`,
    isStale,
    async meet(error: Error) {
      if (!form || refusalCode(error) !== 'stale') return;
      setIsStale(true);
      const theirs = await callOperation('contactForms.get', { id: form.id }).catch(() => null);
      if (theirs) setUpdatedAt(theirs.updatedAt);
    },
  };
}
