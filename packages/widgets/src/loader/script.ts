/** The script element that this code came in; null when it was imported as a module. */
export const script = document.currentScript as HTMLScriptElement | null;

/** The address of this script: a module names itself only in a stack trace. */
export const address =
  script?.src ?? /https?:\/\/[^\s()]+\.js/.exec(String(new Error().stack))?.[0] ?? location.href;
