import type { OrgTable } from '../../../database/tables.ts';
import type { TableOfExport } from '../tables/export-tables.ts';
import { type Issue, type Rule, ruleOf } from './contract-rules.ts';
import { damaged } from './refused.ts';

type Row = Readonly<Record<string, unknown>>;

/** Longer than any text that an organization can store. */
const longest = 2_000_000;
/** Rules that older releases did not have; breaking them with short lists and empty texts is harmless. */
const ofEmpty: ReadonlySet<unknown> = new Set(['minLength', 'required', 'format', 'pattern']);

/** Rejects a row that violates the contract, which could break this organization or others. */
export function refuseBroken({ table, columns }: TableOfExport, row: Row): void {
  for (const { name, field, kind } of columns) {
    const value = row[name];
    if (value === null || value === undefined) continue;
    if (kind === 'text' && String(value).length > longest) throw damaged(`${field} is too long`);
    const rule = ruleOf(table as OrgTable, name, kind);
    if (rule) refuseUnless(rule, kind === 'json' ? JSON.parse(String(value)) : value, field);
  }
}

function refuseUnless(rule: Rule, value: unknown, field: string): void {
  if ('fields' in rule) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw damaged(`${field} must be an object`);
    }
    for (const [name, inner] of Object.entries(rule.fields)) {
      const its = Object.hasOwn(value, name) ? (value as Row)[name] : null;
      if (its !== null && its !== undefined) refuseUnless(inner, its, `${field}.${name}`);
    }
    return;
  }
  const { error } = rule.safeParse(value);
  const issue = error?.issues.find((one) => !isHarmless(one, value));
  if (issue) throw damaged(`${[field, ...issue.path].map(String).join('.')}: ${issue.message}`);
}

function isHarmless({ code, params, path }: Issue, value: unknown): boolean {
  const rule = params?.rule;
  if (code === 'unrecognized_keys' || rule === 'minItems') return true;
  const its = valueAt(value, path);
  // Accepts missing fields, which are newer than the data; '0' is a time before all others.
  return its === undefined || ((its === '' || its === '0') && ofEmpty.has(rule));
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[key];
  }
  return at;
}
