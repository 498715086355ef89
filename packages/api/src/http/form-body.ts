import type { Context } from 'koa';
import { Refusal } from '../refusal.ts';
import { readWhole } from './read-whole.ts';

const limit = 256 * 1024;

/** The fields of a plain HTML form, sent by browsers without JavaScript. */
export async function readFormBody(context: Context): Promise<URLSearchParams> {
  if (context.is('urlencoded') !== 'urlencoded') {
    throw new Refusal(415, 'Send the form as it is', 'unsupported_media_type');
  }
  return new URLSearchParams((await readWhole(context, limit)).toString());
}
