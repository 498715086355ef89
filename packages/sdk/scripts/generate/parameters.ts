import type { ParameterNode } from './contract.ts';
import { ContractRefusal, refuseUnknownKeys } from './refusal.ts';

const parameterKeys = ['name', 'in', 'required', 'description', 'schema', 'example'];

/** Returns the parameters of a path, in the order of the path. */
export function pathParameters(
  path: string,
  parameters: ParameterNode[],
  where: string,
): ParameterNode[] {
  const declared = parameters.filter((each) => each.in === 'path');
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  for (const { name, required } of declared) {
    if (!inPath.includes(name)) throw new ContractRefusal(where, `{${name}} is not in the path`);
    if (!required) throw new ContractRefusal(where, `path parameter ${name} must be required`);
  }
  return inPath.map((name) => {
    const found = declared.find((each) => each.name === name);
    if (!found) throw new ContractRefusal(where, `path parameter ${name} is not described`);
    return found;
  });
}

const known = [
  'Idempotency-Key',
  'If-None-Match',
  'If-Match',
  'Tus-Resumable',
  'Upload-Length',
  'Upload-Offset',
];

/** Returns the names of the header parameters. */
export function headersOf(parameters: ParameterNode[], where: string): Set<string> {
  const names = parameters.filter((each) => each.in === 'header').map(({ name }) => name);
  for (const each of parameters) {
    refuseUnknownKeys(`${where} › ${each.name}`, each, parameterKeys);
    if (!['path', 'query', 'header'].includes(each.in)) {
      throw new ContractRefusal(where, `parameter ${each.name} is in ${each.in}`);
    }
  }
  for (const name of names) {
    if (!known.includes(name)) throw new ContractRefusal(where, `unknown header ${name}`);
  }
  return new Set(names);
}
