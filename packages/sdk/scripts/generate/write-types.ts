import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { banner } from './banner.ts';
import type { Contract } from './contract.ts';

/** Writes types.ts: the request and response types, made by openapi-typescript. A file in a form is a Blob. */
export async function writeTypes(contract: Contract): Promise<string> {
  const ast = await openapiTypescript(JSON.stringify(contract), {
    defaultNonNullable: false,
    transform(schema) {
      if (schema.format !== 'binary') return undefined;
      return ts.factory.createTypeReferenceNode('Blob');
    },
  });
  return `${banner}\n${astToString(ast)}`;
}
