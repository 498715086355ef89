import { prepare, prepareDirectory } from '../../../database/prepare.ts';
import type { MacroRunRow } from '../../../database/rows/macros.ts';
import type { UserRow } from '../../../database/rows/people.ts';
import type { Directory, Org, P } from '../../../database/types.ts';

/** An applied macro, with the member who applied it. */
export type MacroRun = MacroRunRow & Pick<UserRow, 'first_name' | 'last_name' | 'email'>;

const byId = prepare((org, p: P<'id'>) =>
  org
    .from('macro_runs')
    .join('users', 'users.id', 'macro_runs.user_id')
    .where('macro_runs.id', p.id)
    .select('macro_runs.*', 'users.first_name', 'users.last_name', 'users.email'),
);

export const findRun = (org: Org, id: string) => org.first<MacroRun>(byId({ id }));

const firstDue = prepareDirectory((all) =>
  all.from('macro_runs').whereNotNull('due_at').orderBy('due_at').limit(1).select('due_at'),
);

/** When the next note of a macro is due in any organization; null if none waits. */
export async function nextNote(directory: Directory): Promise<string | null> {
  return (await directory.first<{ due_at: string }>(firstDue({})))?.due_at ?? null;
}
