import type { Schema } from '@helpdesk/sdk/contract/operations';
import { folded } from '@helpdesk/sdk/rules/folded';
import type { Holder } from '@helpdesk/sdk/rules/roles';
import type { Config } from '../../../config.ts';
import { newId, now } from '../../../database/ids.ts';
import { prepare } from '../../../database/prepare.ts';
import type { MacroRow, MacroSteps } from '../../../database/rows/macros.ts';
import type { Org, P, Tx } from '../../../database/types.ts';
import {
  keptDeleted,
  removeTexts,
  setFiles,
} from '../../../stored-files/store/texts-with-files.ts';
import { writeTexts } from '../../../text-quota/store.ts';
import { findMacro, noMacro } from '../read/macros.ts';
import { filesIn, noSteps, stepsOf } from '../steps.ts';
import { refuseTeamSteps } from '../team-steps.ts';
import { validatePlace, validateSteps } from './validate.ts';

/** The member who writes, and `own` if they may change only their own macros. */
interface Asking {
  userId: string;
  own: string | null;
}

/** The same with their permissions and the maximum size of files. */
export interface Writer extends Asking {
  rights: Holder;
  config: Pick<Config, 'maxMessageBytes'>;
}

const ownerOf = (visibility: Schema<'MacroVisibility'> | undefined, userId: string) =>
  visibility === 'team' ? null : userId;

const ofOwner = prepare((org, p: P<'ownerId'>) =>
  org
    .from('macros')
    .whereNull('deleted_at')
    .whereRaw(`coalesce(owner_id, '') = ?`, [p.ownerId])
    .orderByRaw('position, id'),
);

/** The macros of the team, or of one member, in their order. */
const readOf = (tx: Tx, ownerId: string | null) =>
  tx.all<MacroRow>(ofOwner({ ownerId: ownerId ?? '' }));

const record = (tx: Tx, macroIds: string[], ownerId: string | null) =>
  tx.record('macro.changed', { macroIds, ownerId });

const placeAfter = (rows: readonly MacroRow[]) => (rows.at(-1)?.position ?? -1) + 1;

type Change = Omit<Schema<'MacroPatch'>, 'name' | 'visibility' | 'position'>;

/** Merges a change into the steps; a tag that is added is not removed. */
function stepsAfter(before: MacroSteps, change: Change): MacroSteps {
  const steps = { ...before, ...change };
  return {
    ...steps,
    reply: steps.reply || null,
    replyFileIds: steps.reply ? steps.replyFileIds : [],
    note: steps.note || null,
    noteFileIds: steps.note ? steps.noteFileIds : [],
    removeTagIds: steps.removeTagIds.filter((id) => !steps.addTagIds.includes(id)),
  };
}

/** Creates a macro and returns its ID. */
export function createMacro(
  org: Org,
  { userId, config, rights }: Writer,
  { name, visibility, ...input }: Schema<'MacroInput'>,
): Promise<string> {
  const ownerId = ownerOf(visibility, userId);
  return writeTexts(org, async (tx) => {
    const steps = stepsAfter(noSteps, input);
    if (ownerId === null) refuseTeamSteps(rights, steps, noSteps);
    await validateSteps(tx, steps);
    const others = await readOf(tx, ownerId);
    const [id, at] = [newId(), now()];
    const row = { id, owner_id: ownerId, name, folded: folded(name), steps };
    validatePlace(others, row);
    const position = placeAfter(others);
    await tx.insert('macros', { ...row, position, created_at: at, updated_at: at });
    await setFiles(tx, id, filesIn(steps), { userId }, config);
    await record(tx, [id], ownerId);
    return id;
  });
}

/** Changes the given fields of a macro. */
export function updateMacro(
  org: Org,
  id: string,
  writer: Writer,
  { name: newName, visibility, position, ...change }: Schema<'MacroPatch'>,
): Promise<void> {
  return writeTexts(org, async (tx) => {
    const before = await changeable(tx, id, writer);
    const had = stepsOf(before);
    const steps = stepsAfter(had, change);
    if (Object.keys(change).length > 0) await validateSteps(tx, steps, had);
    const name = newName ?? before.name;
    const ownerId = visibility ? ownerOf(visibility, writer.userId) : before.owner_id;
    if (ownerId === null) {
      refuseTeamSteps(writer.rights, steps, before.owner_id === null ? had : noSteps);
    }
    const others = (await readOf(tx, ownerId)).filter((other) => other.id !== id);
    const row = { name, folded: folded(name), steps, owner_id: ownerId };
    validatePlace(others, { ...row, id });
    const isMoved = ownerId !== before.owner_id;
    const place = isMoved ? { position: placeAfter(others) } : {};
    await tx.update('macros', { id }, { ...row, ...place, updated_at: now() });
    if (String(filesIn(steps)) !== String(filesIn(had))) {
      await setFiles(tx, id, filesIn(steps), { userId: writer.userId }, writer.config);
    }
    if (position !== undefined) await putAt(tx, id, others, position);
    // A change of owner changes the lists of several members, so it is announced to all.
    await record(tx, [id], isMoved ? null : ownerId);
  });
}

/** Moves a macro to a position and shifts the others. */
async function putAt(tx: Tx, id: string, others: readonly MacroRow[], place: number) {
  const order = others.map((other) => other.id);
  order.splice(place, 0, id);
  const known = new Map(others.map((other) => [other.id, other.position]));
  for (const [position, one] of order.entries()) {
    if (known.get(one) !== position) await tx.update('macros', { id: one }, { position });
  }
}

async function changeable(tx: Tx, id: string, { userId, own }: Asking): Promise<MacroRow> {
  const row = await findMacro(tx, id, userId);
  if (own !== null && row.owner_id !== own) throw noMacro();
  return row;
}

/** Deletes a macro; it can be restored for a day. */
export function deleteMacro(org: Org, id: string, writer: Asking): Promise<void> {
  return org.write(async (tx) => {
    const { owner_id: ownerId } = await changeable(tx, id, writer);
    await tx.update('macros', { id }, { deleted_at: now() });
    await record(tx, [id], ownerId);
  });
}

const deleted = prepare((org, p: P<'id' | 'userId' | 'since'>) =>
  org
    .from('macros')
    .where('id', p.id)
    .whereRaw('(owner_id is null or owner_id = ?)', [p.userId])
    .where('deleted_at', '>=', p.since),
);

/** Restores a macro that was deleted within the last day, at its position. */
export function restoreMacro(org: Org, id: string, { userId, own }: Asking): Promise<void> {
  return org.write(async (tx) => {
    const since = new Date(Date.now() - keptDeleted).toISOString();
    const row = await tx.first<MacroRow>(deleted({ id, userId, since }));
    if (!row || (own !== null && row.owner_id !== own)) throw noMacro();
    validatePlace(await readOf(tx, row.owner_id), row);
    await tx.update('macros', { id }, { deleted_at: null });
    await record(tx, [id], row.owner_id);
  });
}

/** Permanently deletes a member's own macros. */
export async function removeMacrosOf(tx: Tx, userId: string): Promise<void> {
  await removeTexts(tx, 'macros', (rows) => rows.where('owner_id', userId));
}
