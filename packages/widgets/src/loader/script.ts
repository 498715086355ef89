/** The script element of this code; null when it was imported as a module. */
export const script = document.currentScript as HTMLScriptElement | null;

/** The URL of this script; in a module it is available only from a stack trace. */
export const address = script?.src ?? /http\S+\.js/.exec(new Error().stack as string)?.[0];
