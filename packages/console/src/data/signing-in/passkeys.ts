import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import m from '../messages.yaml';

type Options = Record<string, unknown>;

const library = () => import('@simplewebauthn/browser');

/** Whether the browser supports passkeys, which need HTTPS or localhost. */
export const hasPasskeys = () => 'PublicKeyCredential' in window;

/** Creates a passkey in the browser, and returns its response for the server. */
export async function makePasskey(options: Options) {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const response = await (await library()).startRegistration({ optionsJSON });
  return { ...response } as Options;
}

/** Signs in with a passkey in the browser, and returns its response for the server. */
export async function askPasskey(options: Options) {
  const optionsJSON = options as unknown as Parameters<
    Awaited<ReturnType<typeof library>>['startAuthentication']
  >[0]['optionsJSON'];
  const response = await (await library()).startAuthentication({ optionsJSON });
  return { ...response } as Options;
}

/** Returns the error message if the browser failed; undefined if the server rejected the passkey. */
export function whyNoPasskey(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'InvalidStateError') return m.passkeys.thisDeviceHasAPasskeyOf;
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') {
    return m.passkeys.theBrowserGotNoPasskeyYou;
  }
  return error.name === 'SecurityError' ? m.passkeys.passkeysDoNotWorkAtThis : undefined;
}
