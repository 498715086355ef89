/**
 * A handler whose first part takes too long for a transaction, which would block others. With an Idempotency-Key, the whole
 * handler runs in one transaction; `prepare` runs before it.
 */
export function prepared<Request, Ready, Answer>(
  prepare: (request: NoInfer<Request>) => Promise<Ready>,
  run: (request: NoInfer<Request>, ready: Ready) => Promise<Answer>,
): (request: Request) => Promise<Answer> {
  const whole = async (request: Request) => run(request, await prepare(request));
  parts.set(whole, { prepare, run } as Parts);
  return whole;
}

interface Parts {
  prepare(request: unknown): Promise<unknown>;
  run(request: unknown, ready: unknown): Promise<unknown>;
}

const parts = new WeakMap<object, Parts>();

/** Runs the part of a handler that precedes its transaction; returns the rest of it. */
export async function prepareOf<Request extends object>(
  handler: (request: Request) => Promise<unknown>,
  request: Request,
): Promise<(request: Request) => Promise<unknown>> {
  const its = parts.get(handler);
  if (!its) return handler;
  const ready = await its.prepare(request);
  return (same) => its.run(same, ready);
}
