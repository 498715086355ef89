import type { Context } from 'koa';
import { readWhole } from './read-whole.ts';
import { Refusal } from './refusal.ts';

const limit = 256 * 1024;

/** The fields of a plain HTML form, for the one page that takes them: they come from browsers without a script. */
export async function readFormBody(context: Context): Promise<URLSearchParams> {
  if (context.is('urlencoded') !== 'urlencoded') {
    throw new Refusal(415, 'Send the form as it is', 'unsupported_media_type');
  }
  return new URLSearchParams((await readWhole(context, limit)).toString());
}
