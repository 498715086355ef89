import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { contractDocument, contractText } from '../../contract.ts';
import { matches } from '../../http/etag.ts';
import { pack, sendPacked, tagOf } from '../../http/packed.ts';
import { places } from '../../places.ts';
import { notFound } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { overviewForModels } from './llms.ts';

/** Files for programs, where they look first: the contract, the SDK of this version, and what a language model should know. */
export function filesForPrograms({ config }: ServerContext) {
  const json = later(() => pack('json', JSON.stringify(contractDocument())));
  const models = later(() => pack('text/plain', overviewForModels(config.publicUrl)));
  const sdk = later(readSdk);
  return {
    contractYaml(context: Context) {
      open(context, 'contractYaml');
      context.type = 'application/yaml';
      context.body = contractText();
    },

    async contractJson(context: Context) {
      open(context, 'contractJson');
      await sendPacked(context, json());
    },

    async models(context: Context) {
      open(context, 'llms');
      await sendPacked(context, models());
    },

    /** For `npm install https://help.example.com/sdk.tgz`. */
    async sdk(context: Context) {
      open(context, 'sdkPackage');
      const { content, etag } = await sdk();
      context.set('ETag', etag);
      context.type = 'application/gzip';
      context.status = 200;
      if (matches(context.get('If-None-Match'), etag)) context.status = 304;
      else context.body = content;
    },
  };
}

/** Every site may read these. */
function open(context: Context, name: string) {
  context.state.operation = name;
  context.set('Access-Control-Allow-Origin', '*');
  context.set('Cache-Control', 'no-cache');
}

async function readSdk() {
  const content = await readFile(places.sdkPackage).catch(() => null);
  if (!content) throw notFound('This server was built without the SDK; npm run build makes it');
  return { content, etag: `"${tagOf(content)}"` };
}

/** Made when it is first asked for. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
