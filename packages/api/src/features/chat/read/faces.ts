import type { Org } from '../../../database/types.ts';
import { type Faces, presentFace } from '../present.ts';
import { readSettings } from '../store/settings.ts';
import { readAgents } from './sessions.ts';

/** The agents by ID, with what visitors may see of them; empty unless the team shows who joins. */
export async function readFaces(org: Org): Promise<Faces> {
  const { panel } = await readSettings(org);
  if (!panel.showsJoining) return new Map();
  return new Map((await readAgents(org)).map((row) => [row.user_id, presentFace(row)]));
}
