import type { Schema } from '@helpdesk/sdk/contract/operations';
import type { Config } from '../../../config.ts';
import { prepare } from '../../../database/prepare.ts';
import type { MacroRow } from '../../../database/rows/macros.ts';
import type { Org, P } from '../../../database/types.ts';
import { notFound } from '../../../refusal.ts';
import { presentFiles } from '../../../stored-files/present.ts';
import { readFilesOfAll } from '../../../stored-files/read/message-files.ts';
import { readCurrentTags } from '../../tags/read/tags.ts';
import { presentMacro } from '../present.ts';

// The team's and the member's own macros, never those of other members.
const visible = prepare((org, p: P<'userId'>) =>
  org
    .from('macros')
    .whereNull('deleted_at')
    .whereRaw('(owner_id is null or owner_id = ?)', [p.userId])
    .orderByRaw('case when owner_id is null then 0 else 1 end, position, id'),
);

/** Reads the macros that a member sees: the team's, then their own, each in their order. */
const readMacros = (org: Org, userId: string) => org.all<MacroRow>(visible({ userId }));

type Secret = Pick<Config, 'secret'>;

export async function listMacros(
  config: Secret,
  org: Org,
  userId: string,
): Promise<Schema<'Macro'>[]> {
  const [rows, tagsOf] = await Promise.all([readMacros(org, userId), readCurrentTags(org)]);
  const ids = rows.map(({ id }) => id);
  const files = presentFiles(config, org.id, await readFilesOfAll(org, ids));
  const own = rows.findIndex((row) => row.owner_id !== null);
  return rows.map((row, at) =>
    presentMacro(row, row.owner_id === null ? at : at - own, tagsOf, files),
  );
}

/** Returns a macro as the list shows it. */
export async function showMacro(
  config: Secret,
  org: Org,
  id: string,
  userId: string,
): Promise<Schema<'Macro'>> {
  const macro = (await listMacros(config, org, userId)).find((one) => one.id === id);
  if (!macro) throw noMacro();
  return macro;
}

const one = prepare((org, p: P<'id' | 'userId'>) =>
  org
    .from('macros')
    .where('id', p.id)
    .whereNull('deleted_at')
    .whereRaw('(owner_id is null or owner_id = ?)', [p.userId]),
);

/** Returns a macro that the member sees. */
export async function findMacro(org: Org, id: string, userId: string): Promise<MacroRow> {
  const row = await org.first<MacroRow>(one({ id, userId }));
  if (!row) throw noMacro();
  return row;
}

export const noMacro = () => notFound('Macro not found');
