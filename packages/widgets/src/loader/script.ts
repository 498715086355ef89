/** The script element of this code; null when it was imported as a module. */
export const script = document.currentScript as HTMLScriptElement | null;

/** The URL of this script; in a module it is available only from a stack trace. */
export const address =
  script?.src ?? /https?:\/\/[^\s()]+\.js/.exec(String(new Error().stack))?.[0] ?? location.href;
