import { type ParseArgsConfig, parseArgs } from 'node:util';
import { clientOf, mustBeSignedIn } from './account.ts';
import { exportTickets } from './export-tickets.ts';
import { help } from './help.ts';
import { listen } from './listen.ts';
import { login } from './login.ts';
import { exitCodes, Stop, stopOf, type Terminal } from './said.ts';
import { findTicket, listTickets, reply, showTicket } from './tickets.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Runs one command line, and returns its exit code. */
export async function run(args: readonly string[], terminal: Terminal, version: string) {
  const [command = 'help', ...rest] = args;
  try {
    if (['help', '--help', '-h'].includes(command)) terminal.write(help);
    else if (['--version', '-v'].includes(command)) terminal.write(`${version}\n`);
    else await runCommand(command, rest, terminal);
    return exitCodes.done;
  } catch (error) {
    if (terminal.signal.aborted) return exitCodes.done;
    const stop = stopOf(error, urlOf(terminal));
    terminal.note(`${stop.message}\n`);
    return stop.exitCode;
  }
}

function urlOf({ env }: Terminal): string {
  try {
    return mustBeSignedIn(env).url;
  } catch {
    return 'The helpdesk';
  }
}

async function runCommand(command: string, rest: string[], terminal: Terminal) {
  switch (command) {
    case 'login': {
      const { url, key } = read(rest, { url: text, key: text }, 0).values;
      return login(terminal, { url: stringOf(url), key: stringOf(key) });
    }
    case 'tickets':
      return tickets(rest, terminal);
    case 'reply': {
      const { values, names } = read(rest, { message: { ...text, short: 'm' }, internal: flag }, 1);
      const message = stringOf(values.message);
      const internal = values.internal === true;
      const helpdesk = clientOf(mustBeSignedIn(terminal.env));
      return reply(terminal, helpdesk, { name: names[0] ?? '', message, internal });
    }
    case 'export': {
      const options = {
        output: { ...text, short: 'o' },
        since: text,
        files: text,
        raw: flag,
      } as const;
      const { output, since, files, raw } = read(rest, options, 0).values;
      const given = { output: stringOf(output), since: stringOf(since), files: stringOf(files) };
      const account = mustBeSignedIn(terminal.env);
      const chosen = { ...given, raw: raw === true };
      return exportTickets(terminal, clientOf(account), account.url, chosen);
    }
    case 'import': {
      const options = { from: text, 'files-from': text, 'without-files': flag } as const;
      const { values, names } = read(rest, options, 1);
      const chosen = {
        from: stringOf(values.from),
        filesFrom: stringOf(values['files-from']),
        isWithoutFiles: values['without-files'] === true,
      };
      const helpdesk = clientOf(mustBeSignedIn(terminal.env));
      // It loads the rules of the contract, which no other command needs.
      const { importTickets } = await import('./import-tickets.ts');
      return importTickets(terminal, helpdesk, names[0] ?? '', chosen);
    }
    case 'listen': {
      const { values } = read(rest, { forward: text, events: text, secret: text }, 0);
      const forward = stringOf(values.forward);
      if (!forward) {
        throw new Stop(
          '--forward is required. Example: --forward http://localhost:4000/hook',
          exitCodes.usage,
        );
      }
      const events = (stringOf(values.events) ?? '').split(',').map((one) => one.trim());
      const account = mustBeSignedIn(terminal.env);
      const secret = stringOf(values.secret);
      const chosen = { forward, events: events.filter(Boolean), secret };
      return listen(terminal, clientOf(account), account, chosen);
    }
    default:
      throw new Stop(
        `Unknown command “${command}”. Run helpdesk help to see all commands.`,
        exitCodes.usage,
      );
  }
}

async function tickets([verb = 'list', ...rest]: string[], terminal: Terminal) {
  if (verb === 'show') {
    const { values, names } = read(rest, { json: flag }, 1);
    const helpdesk = clientOf(mustBeSignedIn(terminal.env));
    return showTicket(terminal, await findTicket(helpdesk, names[0] ?? ''), values.json === true);
  }
  if (verb !== 'list') {
    const sentence = `Unknown command “tickets ${verb}”. Use tickets list or tickets show.`;
    throw new Stop(sentence, exitCodes.usage);
  }
  const { values } = read(rest, { query: { ...text, short: 'q' }, limit: text, json: flag }, 0);
  const limit = Number(stringOf(values.limit) ?? 20);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new Stop('--limit must be 1 or more.', exitCodes.usage);
  }
  const json = values.json === true;
  const helpdesk = clientOf(mustBeSignedIn(terminal.env));
  return listTickets(terminal, helpdesk, { query: stringOf(values.query), limit, json });
}

const stringOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Parses the options and names of a command; refuses unknown options. */
function read(args: string[], options: Options, names: number) {
  let parsed: ReturnType<typeof parseArgs>;
  try {
    parsed = parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [sentence] = (error as Error).message.split('. ');
    throw new Stop(`${sentence}. Run helpdesk help for usage.`, exitCodes.usage);
  }
  const { values, positionals } = parsed;
  if (positionals.length < names) {
    throw new Stop('An argument is missing. Run helpdesk help for usage.', exitCodes.usage);
  }
  if (positionals.length > names) {
    throw new Stop(
      `Unexpected argument “${positionals[names]}”. Run helpdesk help for usage.`,
      exitCodes.usage,
    );
  }
  return { values, names: positionals };
}
