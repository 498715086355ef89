import type { Refused } from '@helpdesk/sdk/imports/plan';
import { saveFile } from '../../../data/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import m from '../messages.yaml';

const maxShown = 200;

/** Downloads all of them as CSV, with values escaped so none is a formula. */
async function save(refused: readonly Refused[]) {
  const { default: papa } = await import('papaparse');
  const rows = refused.map(({ line, id, message }) => ({ line, id, message }));
  saveFile(papa.unparse(rows, { escapeFormulae: true }), 'not-imported.csv', 'text/csv');
}

/** The entries of a file that weren't imported, each with its line and the reason. */
export function RefusedTable({ refused }: { refused: readonly Refused[] }) {
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, with the keyboard, too */}
      <section
        tabIndex={0}
        aria-label={m.refusedTable.notImported}
        className="max-h-64 overflow-auto rounded-lg border"
      >
        <table aria-label={m.refusedTable.notImported} className="w-full text-sm">
          <thead className="text-left text-xs text-muted-foreground">
            <tr>
              <th scope="col" className="px-3 py-2 font-medium">
                {m.refusedTable.line}
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                {m.refusedTable.id}
              </th>
              <th scope="col" className="px-3 py-2 font-medium">
                {m.refusedTable.why}
              </th>
            </tr>
          </thead>
          <tbody>
            {refused.slice(0, maxShown).map(({ line, id, message }) => (
              <tr key={`${line} ${id}`} className="border-t align-top">
                <td className="px-3 py-1.5 tabular-nums">{line}</td>
                <td className="px-3 py-1.5 wrap-anywhere">{id}</td>
                <td className="px-3 py-1.5 wrap-anywhere">{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {refused.length > maxShown && (
        <p className="mt-1 text-sm text-muted-foreground">
          {m.refusedTable.theFirstAreShownTheReport({ maxShown, count: refused.length })}
        </p>
      )}
      <div className="mt-2">
        <Button size="sm" onClick={() => void save(refused)}>
          {m.refusedTable.downloadReport}
        </Button>
      </div>
    </div>
  );
}
