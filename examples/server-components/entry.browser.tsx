import {
  createFromFetch,
  createTemporaryReferenceSet,
  encodeReply,
  setServerCallback,
} from '@vitejs/plugin-rsc/browser';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Payload } from './payload.ts';

const accept = 'text/x-component';
const ask = (more: RequestInit = {}, given: { temporaryReferences?: unknown } = {}) =>
  createFromFetch<Payload>(
    fetch(location.href, { ...more, headers: { accept, ...more.headers } }),
    given,
  );

const first = await ask();
let show: (payload: Payload) => void = () => {};

function Root() {
  const [payload, setPayload] = useState(first);
  useEffect(() => {
    show = setPayload;
  }, []);
  return payload.root;
}

// An action responds with its result and the updated page.
setServerCallback(async (action, given) => {
  const temporaryReferences = createTemporaryReferenceSet();
  const body = await encodeReply(given, { temporaryReferences });
  const headers = { 'x-rsc-action': action };
  const payload = await ask({ method: 'POST', headers, body }, { temporaryReferences });
  show(payload);
  return payload.returnValue;
});

hydrateRoot(document, <Root />);
