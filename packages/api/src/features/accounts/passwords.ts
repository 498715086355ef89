import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Config } from '../../config.ts';
import { invalid } from '../../http/refusal.ts';

/** OWASP's argon2id with 19 MiB and two passes: about 11 ms. */
const settings = { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;

/** What the lists of leaked passwords begin with; guessed before anything else. */
const commonest = new Set(
  '123456 123456789 12345678 1234567 1234567890 000000 111111 123123 654321 666666 abc123 password password1 passw0rd qwerty qwerty123 qwertyuiop iloveyou letmein welcome admin123 monkey dragon football'.split(
    ' ',
  ),
);

/** The contract's least length has been checked; the operator may ask for more. */
export function refuseWeak({ passwordMinLength }: Config, field: string, password: string) {
  if ([...password].length < passwordMinLength) {
    const sentence = `Password must be at least ${passwordMinLength} characters`;
    throw invalid(field, sentence, 'min_length');
  }
  if (!commonest.has(password.toLowerCase())) return;
  throw invalid(field, 'Please choose a password that is harder to guess', 'common');
}

/** At most one hash per core at a time: a crowd at the door must not starve everybody inside. */
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

export const hashPassword = (password: string) => atMost(() => hash(password, settings));

let decoy: Promise<string> | undefined;

/** Whether the password is right; an account that does not exist takes as long to say no. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const against = stored ?? (await decoy);
  const right = await atMost(() => verify(against, password));
  return right && stored !== null;
}
