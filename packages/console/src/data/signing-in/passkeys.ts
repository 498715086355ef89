import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import m from '../messages.yaml';

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
  if (error.name === 'InvalidStateError') return m.passkeys.thisDeviceHasAPasskeyOf;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return m.passkeys.theBrowserGotNoPasskeyYou;
  }
  return error.name === 'SecurityError' ? m.passkeys.passkeysDoNotWorkAtThis : undefined;
}
