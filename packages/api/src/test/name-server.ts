import { createSocket, type RemoteInfo } from 'node:dgram';

/** A DNS server for `DNS_SERVERS` that serves a test's records. */
export interface TestNameServer {
  address: string;
  /** TXT records by name; a missing name doesn't exist. */
  texts: Map<string, string[]>;
  aliases: Map<string, string>;
  /** While true, no query gets a response. */
  isSilent: boolean;
  /** The names that were queried. */
  asked: string[];
  stop(): Promise<void>;
}

const types = { alias: 5, text: 16 };
const header = 12;

export async function startNameServer(): Promise<TestNameServer> {
  const socket = createSocket('udp4');
  const server: TestNameServer = {
    address: '',
    texts: new Map(),
    aliases: new Map(),
    isSilent: false,
    asked: [],
    stop: () => new Promise((done) => socket.close(() => done())),
  };
  socket.on('message', (query, from: RemoteInfo) => {
    if (!server.isSilent) socket.send(answer(server, query), from.port, from.address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

/** Answers one query, as in RFC 1035. */
function answer(server: TestNameServer, query: Buffer): Buffer {
  const { name, end } = readName(query);
  const type = query.readUInt16BE(end);
  server.asked.push(name);
  const texts = type === types.text ? (server.texts.get(name) ?? []) : [];
  const alias = type === types.alias ? server.aliases.get(name) : undefined;
  const isKnown = server.texts.has(name) || server.aliases.has(name);
  const records = [
    ...texts.map((text) => record(types.text, textData(text))),
    ...(alias ? [record(types.alias, nameData(alias))] : []),
  ];
  const head = Buffer.alloc(header);
  query.copy(head, 0, 0, 2);
  // A response with recursion available, or NXDOMAIN.
  head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  return Buffer.concat([head, query.subarray(header, end + 4), ...records]);
}

function readName(query: Buffer) {
  const labels: string[] = [];
  let at = header;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(header);
  // The name refers to the question; the TTL is zero.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

const nameData = (name: string) =>
  Buffer.concat([...name.split('.').map(withLength), Buffer.from([0])]);

/** A TXT record consists of parts of at most 255 bytes. */
const textData = (text: string) =>
  Buffer.concat((text.match(/.{1,200}/g) ?? ['']).map((part) => withLength(part)));

const withLength = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)]);
