import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

type Options = Record<string, unknown>;

const library = () => import('@simplewebauthn/browser');

/** Whether the browser has passkeys: they need HTTPS, or localhost. */
export const hasPasskeys = () => 'PublicKeyCredential' in window;

/** Has the browser make a passkey, and returns its answer for the server. */
export async function makePasskey(options: Options) {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await (await library()).startRegistration({ optionsJSON });
  return { ...response } as Options;
}

/** Has the browser ask a passkey, and returns its answer for the server. */
export async function askPasskey(options: Options) {
  const optionsJSON = options as unknown as Parameters<
    Awaited<ReturnType<typeof library>>['startAuthentication']
  >[0]['optionsJSON'];
  const response = await (await library()).startAuthentication({ optionsJSON });
  return { ...response } as Options;
}

/** Why the browser gave no passkey, for people; undefined where the server refused. */
export function whyNoPasskey(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'InvalidStateError') return 'This device has a passkey of yours already.';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return 'The browser got no passkey. You can try again.';
  }
  return error.name === 'SecurityError' ? 'Passkeys do not work at this address.' : undefined;
}
