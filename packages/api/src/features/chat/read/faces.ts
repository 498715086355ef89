import type { Org } from '../../../database/types.ts';
import { type Faces, presentFace } from '../present.ts';
import { readSettings } from '../store/settings.ts';
import { readAgents } from './sessions.ts';

/** The faces of agents by id, for visitors who are shown who joins; none where the team does not show it. */
export async function readFaces(org: Org): Promise<Faces> {
  const { panel } = await readSettings(org);
  if (!panel.showsJoining) return new Map();
  return new Map((await readAgents(org)).map((row) => [row.user_id, presentFace(row)]));
}
