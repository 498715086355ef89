import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import Sqlite from 'better-sqlite3';
import pg from 'pg';
import { openInbox } from '../packages/api/src/mail/test-inbox.ts';
import { freePort } from '../packages/api/src/test/free-port.ts';
import { seededRandom } from '../packages/api/src/test/made-year.ts';
import { openPostbox } from '../packages/api/src/test/mail-client.ts';

import { type Data, type Engine, provideData } from './kept-data.ts';
import { memoryOf, startHelpdesk } from './server-process.ts';
import { growthOf } from './soak.ts';

/**
 * `npm run bench:mail -- --mails=100000 --engine=postgres`: sends emails of mixed kinds over SMTP to ten organizations and waits until all are
 * processed. Measures the time per email and the memory, and checks that each email had one effect at most. Runs on SQLite, or on the
 * PostgreSQL of TEST_DATABASE_URL.
 */
const { values: options } = parseArgs({
  options: {
    mails: { type: 'string', default: '100000' },
    engine: { type: 'string', default: 'sqlite' },
  },
});
const connections = 8;
/** Emails between two figures; no more than these wait at a time. */
const span = 2_000;
/** The largest growth of memory and of the time per email, from the first third of the run to the last. */
const goal = 1.2;
const domain = 'help.example.com';
const corpus = fileURLToPath(new URL('../packages/api/src/mail/in/corpus', import.meta.url));

const random = seededRandom(11);
const pick = <One>(some: readonly One[]) => some[Math.floor(random() * some.length)] as One;
const templates = readdirSync(corpus)
  .filter((name) => name.endsWith('.eml'))
  .map((name) => readFileSync(join(corpus, name), 'latin1'));

interface Mail {
  from: string;
  to: string;
  raw: string;
}

/** Emails of the corpus with other senders and IDs: first ones, replies to earlier ones, and one in twenty sent twice. */
function* mixed(places: Data['places']): Generator<Mail> {
  const recent: { mail: Mail; id: string }[] = [];
  for (let at = 0; ; at += 1) {
    const earlier = recent.length > 0 ? pick(recent) : undefined;
    if (earlier && random() < 0.05) {
      yield earlier.mail;
      continue;
    }
    const isReply = earlier && random() < 0.3;
    const from = isReply
      ? earlier.mail.from
      : `customer-${Math.floor(random() * 30_000)}@visitor.example`;
    const to = isReply ? earlier.mail.to : `${pick(places).subdomain}@${domain}`;
    const id = `<bench-${at}@visitor.example>`;
    const fields = {
      From: `Customer <${from}>`,
      To: to,
      'Message-ID': id,
      ...(isReply && { 'In-Reply-To': earlier.id }),
    };
    const mail = { from, to, raw: withFields(pick(templates), fields) };
    recent[at % 500] = { mail, id };
    yield mail;
  }
}

function withFields(template: string, fields: Record<string, string>) {
  const end = template.search(/\r?\n\r?\n/);
  const names = [
    ...Object.keys(fields),
    'Cc',
    'References',
    'In-Reply-To',
    'Reply-To',
    'Sender',
  ].join('|');
  const head = template
    .slice(0, end)
    .replaceAll(/\r?\n(?=[ \t])/g, '\u0000')
    .split(/\r?\n/)
    .filter((line) => !new RegExp(`^(${names}):`, 'i').test(line))
    .map((line) => line.replaceAll('\u0000', '\r\n'));
  const added = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [...added, ...head].join('\r\n') + template.slice(end);
}

async function measure(engine: Engine) {
  const size = { organizations: 10, tickets: 1_000, articles: 0 };
  const data = await provideData(engine, size, process.env.TEST_DATABASE_URL ?? '');
  const inbox = await openInbox();
  const port = await freePort();
  const env = { SMTP_IN_PORT: String(port), MAIL_IN_DOMAIN: domain, SMTP_URL: inbox.url };
  const server = await startHelpdesk(data.dataDir, await freePort(), data.databaseUrl, {
    more: env,
  });
  const database = await openReader(data);
  const postboxes = Array.from({ length: connections }, () => openPostbox(port));
  const mails = mixed(data.places);
  const spans: { ms: number; memory: number }[] = [];
  let sent = 0;
  let written = 0;
  console.log(
    `${cpus()[0]?.model}, ${availableParallelism()} cores, Node ${process.version}, ${engine}; ${templates.length} kinds of emails`,
  );
  try {
    while (spans.length * span < Number(options.mails)) {
      const begun = performance.now();
      const until = sent + span;
      await Promise.all(
        postboxes.map(async (postbox) => {
          while (sent < until) {
            sent += 1;
            const { from, to, raw } = mails.next().value as Mail;
            await postbox.post({ from, to, raw, envelopeFrom: from, subject: '', text: '' });
          }
        }),
      );
      const accepted = performance.now() - begun;
      while (await database.count("inbound_mails where state = 'waiting'")) await pause(200);
      const ms = (performance.now() - begun) / span;
      spans.push({ ms, memory: memoryOf(server.pid) });
      written += inbox.received.splice(0).length;
      console.log(
        `${String(spans.length * span).padStart(8)} emails: accepted in ${(accepted / span).toFixed(1)} ms each, processed in ${ms.toFixed(1)} ms, ${Math.round(memoryOf(server.pid))} MB, ${written} sent`,
      );
    }
    const outcomes = await database.all(
      'select state, outcome, error, count(*) as count from inbound_mails group by state, outcome, error order by 4 desc',
    );
    for (const { state, outcome, error, count } of outcomes)
      console.log(String(count).padStart(8), state, outcome ?? error ?? '');
    report(await problemsOf(database), spans);
  } finally {
    for (const postbox of postboxes) postbox.close();
    await database.close();
    await server.stop();
    await inbox.close();
    await data.remove();
  }
}

/** Lost emails, readable ones that failed, and emails that became two tickets or messages. */
async function problemsOf({ count }: Reader) {
  const stored = await count('inbound_mails');
  const failed = await count(
    "inbound_mails where state = 'failed' and error not like 'It can''t be read%'",
  );
  const effects = `select organization_id, mail_id from tickets where mail_id is not null
    union all select organization_id, mail_id from ticket_messages where mail_id is not null`;
  const twice = await count(
    `(select 1 from (${effects}) as effects group by organization_id, mail_id having count(*) > 1) as twice`,
  );
  const same = `select organization_id, fingerprint from inbound_mails
    where outcome in ('ticket', 'reply', 'follow_up') group by organization_id, fingerprint having count(*) > 1`;
  const repeated = await count(`(${same}) as same`);
  return [
    ...(stored === Number(options.mails) ? [] : [`${stored} emails are stored`]),
    ...(failed ? [`${failed} failed`] : []),
    ...(twice ? [`${twice} emails became two tickets or messages`] : []),
    ...(repeated ? [`${repeated} emails that were sent twice became two tickets or messages`] : []),
  ];
}

function report(problems: readonly string[], spans: readonly { ms: number; memory: number }[]) {
  const [time, memory] = [
    growthOf(spans.map(({ ms }) => ms)),
    growthOf(spans.map((one) => one.memory)),
  ];
  const isMet = problems.length === 0 && time <= goal && memory <= goal;
  console.log(
    `end beside beginning: ${time.toFixed(2)} × per email, ${memory.toFixed(2)} × memory, goal ${goal} ×; nothing lost, failed or twice: ${problems.length === 0 ? 'yes' : problems.join(', ')}: ${isMet ? 'met' : 'MISSED'}`,
  );
  if (!isMet) process.exitCode = 1;
}

type Row = Record<string, unknown>;
interface Reader {
  all(sql: string): Promise<Row[]>;
  count(from: string): Promise<number>;
  close(): Promise<void>;
}

/** Reads the database beside the server. */
async function openReader({ dataDir, databaseUrl }: Data): Promise<Reader> {
  if (!databaseUrl) {
    const file = new Sqlite(join(dataDir, 'helpdesk.sqlite'), { readonly: true });
    const all = async (sql: string) => file.prepare(sql).all() as Row[];
    return { all, count: countWith(all), close: async () => void file.close() };
  }
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const all = async (sql: string) => (await client.query(sql)).rows as Row[];
  return { all, count: countWith(all), close: () => client.end() };
}

const countWith = (all: Reader['all']) => async (from: string) =>
  Number((await all(`select count(*) as count from ${from}`))[0]?.count);

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

await measure(options.engine.startsWith('p') ? 'PostgreSQL' : 'SQLite');
