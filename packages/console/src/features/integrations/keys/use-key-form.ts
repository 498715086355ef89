import { ApiKeyInput } from '@helpdesk/sdk/schema/operations';
import { useState } from 'react';
import { useContractForm } from '../../../data/use-contract-form.ts';
import { localTime } from '../../../ui/local-time.ts';
import { type ApiKey, isOfV1 } from './keys.ts';

/** The form state of a new or existing key. */
export function useKeyForm(apiKey?: ApiKey) {
  const form = useContractForm(ApiKeyInput, {
    defaults: {
      name: apiKey?.name ?? '',
      publicName: apiKey?.publicName ?? undefined,
      permissions: apiKey?.permissions ?? ['tickets:read'],
    },
  });
  const before = apiKey?.expiresAt ? localTime(new Date(apiKey.expiresAt)) : '';
  const [expiry, setExpiry] = useState(before);
  // Undefined for the creator.
  const [actsForId, setActsForId] = useState<string | null | undefined>(
    apiKey && (apiKey.actsFor?.id ?? null),
  );
  const permissions = form.watch('permissions') ?? [];
  return {
    ...form,
    permissions,
    expiry,
    setExpiry,
    /** Null for never; undefined if unchanged. */
    expiresAt: expiry === before ? undefined : expiry ? new Date(expiry).toISOString() : null,
    actsForId,
    chooseMember(userId: string | null | undefined) {
      setActsForId(userId);
      // The other permissions aren't on screen in this case.
      if (userId === null) form.setValue('permissions', permissions.filter(isOfV1));
    },
  };
}
