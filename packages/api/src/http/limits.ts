import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

interface Limit {
  points: number;
  /** Seconds of the window. */
  duration: number;
}

/** How often one address or member may call the operations of a class. */
export const classes: Record<string, Limit> = {
  auth: { points: 30, duration: 60 },
  lookup: { points: 30, duration: 60 },
  public: { points: 120, duration: 60 },
  page: { points: 600, duration: 60 },
  read: { points: 100, duration: 60 },
  write: { points: 50, duration: 60 },
  keys: { points: 10, duration: 60 },
  session: { points: 1200, duration: 60 },
};

/** How often anybody, from wherever, may try one thing: an account, a requester, a ticket number. */
export const subjects: Record<string, Limit> = {
  'auth.login': { points: 10, duration: 300 },
  'auth.forgot': { points: 5, duration: 900 },
  'profile.email': { points: 5, duration: 3600 },
  'auth.signup': { points: 10, duration: 300 },
  'lookup.email': { points: 10, duration: 600 },
  'lookup.number': { points: 10, duration: 600 },
  'chat.start': { points: 30, duration: 600 },
  'chat.start.organization': { points: 1200, duration: 600 },
  submission: { points: 20, duration: 600 },
  'submission.organization': { points: 600, duration: 600 },
  'form.event': { points: 120, duration: 600 },
  'domain.verify': { points: 30, duration: 600 },
  'mail.organization': { points: 600, duration: 600 },
  'email.test': { points: 10, duration: 600 },
  'chatbot.ask': { points: 120, duration: 300 },
};

export interface Limits {
  /** Counts a call of a class by a key; writes the X-RateLimit headers, refuses with 429. */
  call(context: Context, name: string, key: string): Promise<void>;
  /** Counts a try at a subject, whoever tries. */
  attempt(subject: string, key: string): Promise<void>;
}

const unlimited: Limits = { call: async () => {}, attempt: async () => {} };

export function createLimits(on: boolean): Limits {
  if (!on) return unlimited;
  const build = (limits: Record<string, Limit>) =>
    new Map(
      Object.entries(limits).map(([name, limit]) => [
        name,
        new RateLimiterMemory({ ...limit, keyPrefix: name }),
      ]),
    );
  const byClass = build(classes);
  const bySubject = build(subjects);
  return {
    async call(context, name, key) {
      const limiter = byClass.get(name);
      if (!limiter) throw new Error(`Unknown rate limit class ${name}`);
      const result = await consume(limiter, key);
      context.set('X-RateLimit-Limit', String(limiter.points));
      context.set('X-RateLimit-Remaining', String(Math.max(0, result.remainingPoints)));
      context.set(
        'X-RateLimit-Reset',
        String(Math.ceil((Date.now() + result.msBeforeNext) / 1000)),
      );
      if (result.refused) throw tooMany(result);
    },
    async attempt(subject, key) {
      const limiter = bySubject.get(subject);
      if (!limiter) throw new Error(`Unknown rate limit subject ${subject}`);
      const result = await consume(limiter, key);
      if (result.refused) throw tooMany(result);
    },
  };
}

interface Consumed {
  remainingPoints: number;
  msBeforeNext: number;
  refused: boolean;
}

async function consume(limiter: RateLimiterMemory, key: string): Promise<Consumed> {
  try {
    const { remainingPoints, msBeforeNext } = await limiter.consume(key);
    return { remainingPoints, msBeforeNext, refused: false };
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    return { remainingPoints: 0, msBeforeNext: reason.msBeforeNext, refused: true };
  }
}

const tooMany = ({ msBeforeNext }: Consumed) =>
  new Refusal(429, 'Too many requests. Please try again later.', 'rate_limited', {
    retryAfter: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
