import type { Contract, OperationNode } from './contract.ts';

/** Returns every error code of the contract's error responses, as `code · meaning`. */
export function errorCodesOf({ components, paths }: Contract): string[] {
  const codes = new Set<string>();
  const collect = (described: Record<string, { description?: string }> | undefined) => {
    for (const { description = '' } of Object.values(described ?? {})) {
      for (const [, code = ''] of description.matchAll(/(?:^|; |\n| · )([a-z_]+)(?= · )/g)) {
        codes.add(code);
      }
    }
  };
  collect(components.responses);
  collect(components.schemas.ApiError?.properties);
  for (const path of Object.values(paths)) {
    for (const node of Object.values(path)) collect((node as OperationNode).responses);
  }
  return [...codes].sort();
}
