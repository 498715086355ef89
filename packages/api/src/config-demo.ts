import { createHmac } from 'node:crypto';
import { ConfigError } from './config-error.ts';

interface Given {
  /** Whether only this machine reaches the server. */
  isLocal: boolean;
  demo: boolean;
  helpCenter: boolean;
  password: string | undefined;
  /** The secret of this installation. */
  secret: string;
}

/** The settings of the demo data. */
export function demoSettings({ isLocal, demo, helpCenter, password, secret }: Given) {
  if (demo && !isLocal) {
    throw new ConfigError('DEMO works only with a local PUBLIC_URL such as http://localhost.');
  }
  if (helpCenter && !demo) throw new ConfigError('DEMO_HELP_CENTER needs DEMO=1.');
  return { demo, demoHelpCenter: helpCenter, demoPassword: demoPassword(password, secret) };
}

/** The operator's password, or one derived from the secret, which can't be guessed without it. */
function demoPassword(given: string | undefined, secret: string) {
  // Derived from the oldest secret, so adding a new secret doesn't change the password.
  const oldest = secret.split('\n').at(-1) ?? secret;
  if (!given) return createHmac('sha256', oldest).update('demo').digest('hex').slice(0, 16);
  if (given.length >= 8) return given;
  throw new ConfigError(
    'DEMO_PASSWORD must be at least 8 characters. Leave it empty to generate one.',
  );
}
