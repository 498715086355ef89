import type { Config } from '../config.ts';
import { signupLink } from '../features/accounts/signup-link.ts';
import type { Running } from '../running.ts';
import { demoPeople } from './demo.ts';

/** Prints the addresses for the person who started the server; the log is for machines. */
export function announce({ context, url, port }: Running, examplesPort: number | null): void {
  const { config } = context;
  const at = config.publicUrl.endsWith(`:${config.port}`) ? url : config.publicUrl;
  const lines = ['', `Helpdesk is ready at ${at}`, ''];
  if (config.demo) {
    lines.push('  Sign in to the demo organization:');
    for (const { email, role } of demoPeople) lines.push(`    ${email.padEnd(20)} ${role}`);
    lines.push(`    password             ${config.demoPassword}`, '');
  }
  if (config.demoHelpCenter) lines.push(`  Help center  ${at}/public/help/hourwell`);
  lines.push(`  Contract     ${at}/openapi.yaml`, `  Health       ${at}/api/v1/health`);
  if (examplesPort !== null) {
    lines.push(`  Host pages   http://localhost:${examplesPort} (sample sites with the widgets)`);
  }
  lines.push(`  Sign-up      ${signupSentence(config)}`);
  lines.push(`  Database     ${config.databaseUrl.replace(/:[^:@/]+@/, ':***@')}`, '');
  if (port) process.stdout.write(`${lines.join('\n')}\n`);
}

/** Explains who can create an organization, and how to change that. */
function signupSentence(config: Config): string {
  if (config.signup === 'open') return 'open: anyone can create an organization (SIGNUP=open)';
  if (config.signup === 'invited')
    return `by invitation, with this link for seven days: ${signupLink(config)}`;
  return 'closed after the first organization (to change, set SIGNUP=invited or SIGNUP=open)';
}
