import { availableParallelism } from 'node:os';
import type { Config } from '../../config.ts';
import { invalid, Refusal } from '../../refusal.ts';

/** OWASP's argon2id with 19 MiB and two passes: about 11 ms. */
const settings = { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;

/**
 * Rejects weak passwords: common ones in any spelling, keyboard patterns, and words that others
 * know about the user, such as their name and address. The contract's minimum length has been checked; the
 * operator
 * may require more.
 */
export async function refuseWeak(
  { passwordMinLength }: Config,
  field: string,
  password: string,
  known: readonly (string | null | undefined)[],
) {
  if ([...password].length < passwordMinLength) {
    const sentence = `Password must be at least ${passwordMinLength} characters`;
    throw invalid(field, sentence, 'min_length');
  }
  if (!(await isGuessedEasily(password, known))) return;
  throw invalid(field, 'Please choose a password that is harder to guess', 'common');
}

/** Estimating is slow for long repetitions; the beginning is enough. */
const validated = 32;
/** Lower scores mean fewer than a million guesses. */
const weakest = 2;
type Validate = (password: string, known: string[]) => { score: number };
let validate: Promise<Validate> | undefined;

async function isGuessedEasily(password: string, known: readonly (string | null | undefined)[]) {
  validate ??= loadValidation();
  const words = [...known, 'helpdesk'].flatMap((text) => {
    const word = text?.trim().toLowerCase() ?? '';
    return [word, ...word.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length > 2);
  });
  return (await validate)(password.slice(0, validated), words).score < weakest;
}

/** The dictionary takes 20 MB, so it is loaded on first use. */
async function loadValidation(): Promise<Validate> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs: graphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs });
  return (password, known) => zxcvbn.check(password, known);
}

/** Runs at most one hash per core at a time, so many sign-ins do not starve other requests. */
function gate(places: number) {
  const waiting: (() => void)[] = [];
  let free = places;
  return async <R>(work: () => Promise<R>): Promise<R> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

const atMost = gate(availableParallelism());

/** Loaded on first use. */
const argon2 = () => import('@node-rs/argon2');

export const hashPassword = (password: string) =>
  atMost(async () => (await argon2()).hash(password, settings));

/** The error for a wrong current password. */
export const wrongPassword = () =>
  new Refusal(400, 'Current password is incorrect', 'wrong_password', {
    errors: invalid('currentPassword', 'Current password is incorrect').errors ?? [],
  });

let decoy: Promise<string> | undefined;

/** Whether the password is right; takes as long for an account that does not exist. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = stored ?? (await decoy);
  const right = await atMost(async () => (await argon2()).verify(against, password));
  return right && stored !== null;
}
