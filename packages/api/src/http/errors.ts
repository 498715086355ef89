import type { Context, Next } from 'koa';
import { DatabaseBusy, DatabaseUnavailable } from '../database/errors.ts';
import { Refusal } from '../refusal.ts';
import type { ServerContext } from '../server-context.ts';
import type { PaceRefusals } from './limits/pace-refusals.ts';
import { noteRefusedNetwork } from './limits/refused-networks.ts';

/** Turns every thrown error into the common error body; anything but a Refusal is logged as a server error. */
export function errors(server: ServerContext, paceRefusals: PaceRefusals) {
  return async (context: Context, next: Next) => {
    try {
      await next();
    } catch (error) {
      const refusal = asRefusal(error);
      noteRefusedNetwork(context, server, error);
      // The cause of a refusal, such as a full disk, is logged for the operator.
      const failure = error instanceof Refusal ? error.cause : error;
      if (failure) {
        server.log.error({ err: failure, requestId: context.state.requestId }, 'Request failed');
      }
      await paceRefusals(context.state.ip);
      writeRefusal(context, refusal);
    }
  };
}

export function writeRefusal(context: Context, refusal: Refusal) {
  context.status = refusal.status;
  context.remove('ETag');
  context.set('Cache-Control', 'no-store');
  if (refusal.retryAfter !== undefined) context.set('Retry-After', String(refusal.retryAfter));
  context.body = {
    message: refusal.message,
    code: refusal.code,
    ...(refusal.errors ? { errors: refusal.errors } : {}),
    ...(refusal.moreErrors > 0 ? { moreErrors: refusal.moreErrors } : {}),
    requestId: context.state.requestId,
  };
}

/** The part of an error that the caller may see. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof DatabaseBusy) {
    return new Refusal(503, 'The server is busy. Please try again.', 'unavailable', {
      retryAfter: 1,
    });
  }
  if (error instanceof DatabaseUnavailable) {
    return new Refusal(503, "The database isn't available. Please try again.", 'unavailable', {
      retryAfter: 5,
    });
  }
  return new Refusal(500, 'Something went wrong', 'internal');
}
