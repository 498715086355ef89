import type { Context } from 'koa';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '../../refusal.ts';
import { networkKey } from './client-address.ts';

interface Limit {
  points: number;
  /** Seconds of the window. */
  duration: number;
}

/** Calls per window for operations of a class, by address or member. */
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

/** Attempts per window at one subject, by one caller or by all, depending on the key. */
export const subjects: Record<string, Limit> = {
  'auth.login': { points: 10, duration: 300 },
  'auth.account': { points: 50, duration: 900 },
  'auth.password': { points: 10, duration: 600 },
  'auth.forgot': { points: 5, duration: 900 },
  'auth.code': { points: 10, duration: 900 },
  'auth.confirm': { points: 10, duration: 600 },
  'profile.email': { points: 5, duration: 3600 },
  'auth.signup': { points: 10, duration: 300 },
  'lookup.email': { points: 10, duration: 600 },
  'lookup.number': { points: 10, duration: 600 },
  'chat.start': { points: 30, duration: 600 },
  'chat.transcript': { points: 5, duration: 3600 },
  'chat.transcript.address': { points: 5, duration: 3600 },
  'chat.transcript.network': { points: 20, duration: 3600 },
  submission: { points: 20, duration: 600 },
  'visitor.upload': { points: 60, duration: 600 },
  'form.event': { points: 120, duration: 600 },
  'domain.verify': { points: 30, duration: 600 },
  'email.test': { points: 10, duration: 600 },
  'captcha.check': { points: 10, duration: 600 },
  'chatbot.ask': { points: 120, duration: 300 },
};

interface SharedLimit extends Limit {
  /** Calls that each network can still make when others have used up the total. */
  each: number;
}

/** The total that an organization accepts from unauthenticated callers, with a share for each network. */
export const shared: Record<string, SharedLimit> = {
  'chat.start.organization': { points: 1200, duration: 600, each: 5 },
  'submission.organization': { points: 600, duration: 600, each: 3 },
  'visitor.upload.organization': { points: 1200, duration: 600, each: 20 },
  'mail.organization': { points: 600, duration: 600, each: 30 },
};

export interface Limits {
  /** Counts a call of a class by key; sets the X-RateLimit headers and refuses with 429. */
  call(context: Context, name: string, key: string): Promise<void>;
  /** Counts an attempt at a subject. */
  attempt(subject: string, key: string): Promise<void>;
  /** Counts a call by an unauthenticated caller, in total and by the caller's network. */
  share(subject: string, organizationId: string, ip: string): Promise<void>;
  /** Uncounts an attempt that succeeded. */
  forgive(subject: string, key: string): Promise<void>;
}

const unlimited: Limits = {
  call: async () => {},
  attempt: async () => {},
  share: async () => {},
  forgive: async () => {},
};

export function createLimits(on: boolean): Limits {
  if (!on) return unlimited;
  const build = (limits: Record<string, Limit>) =>
    new Map(Object.entries(limits).map(([name, limit]) => [name, new RateLimiterMemory(limit)]));
  const byClass = build(classes);
  const bySubject = build(subjects);
  const ofAll = build(shared);
  const ofEach = new Map(
    Object.entries(shared).map(([name, { each, duration }]) => [
      name,
      new RateLimiterMemory({ points: each, duration }),
    ]),
  );
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
    async share(subject, organizationId, ip) {
      const [all, each] = [ofAll.get(subject), ofEach.get(subject)];
      if (!all || !each) throw new Error(`Unknown shared limit ${subject}`);
      if (!(await consume(all, organizationId)).refused) return;
      const result = await consume(each, `${organizationId} ${networkKey(ip)}`);
      if (result.refused) throw tooMany(result);
    },
    async forgive(subject, key) {
      await bySubject.get(subject)?.reward(key);
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
