import { readFile } from 'node:fs/promises';
import type { Context } from 'koa';
import { contractJson, contractText } from '../../contract.ts';
import { matches } from '../../http/answers/etag.ts';
import { pack, sendPacked, tagOf } from '../../http/answers/packed.ts';
import { places } from '../../places.ts';
import { notFound } from '../../refusal.ts';
import type { ServerContext } from '../../server-context.ts';
import { overviewForModels } from './llms.ts';

/** Files for API clients, at the usual paths: the contract, this version's SDK and test server, and an overview for language models. */
export function filesForPrograms({ config }: ServerContext) {
  const json = later(() => pack('json', contractJson()));
  const models = later(() => pack('text/plain', overviewForModels(config.publicUrl)));
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
    sdk: sendPackage('sdkPackage', places.sdkPackage),

    /** For `npm install --save-dev https://help.example.com/test-server.tgz`. */
    testServer: sendPackage('testServerPackage', places.testServerPackage),
  };
}

/** Allows every site to read these. */
function open(context: Context, name: string) {
  context.state.operation = name;
  context.set('Access-Control-Allow-Origin', '*');
  context.set('Cache-Control', 'no-cache');
}

function sendPackage(name: string, place: URL) {
  const packed = later(() => readPackage(place));
  return async (context: Context) => {
    open(context, name);
    const { content, etag } = await packed();
    context.set('ETag', etag);
    context.type = 'application/gzip';
    context.status = 200;
    if (matches(context.get('If-None-Match'), etag)) context.status = 304;
    else context.body = content;
  };
}

async function readPackage(place: URL) {
  const content = await readFile(place).catch(() => null);
  if (!content)
    throw notFound('This server was built without this package. Run npm run build to create it');
  return { content, etag: `"${tagOf(content)}"` };
}

/** Creates the value on first use. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
