import { CircleAlert, CircleCheck } from 'lucide-react';
import { type Imported, totalsOf } from './import-queries.ts';

type ImportReportProps = { result: Imported; skipped: number };

/** The result of each row of an import. */
export function ImportReport({ result, skipped }: ImportReportProps) {
  const Icon = result.failed > 0 ? CircleAlert : CircleCheck;
  return (
    <div>
      <p role="status" className="flex items-center gap-2 font-medium">
        <Icon
          aria-hidden="true"
          className={`size-4 shrink-0 ${result.failed > 0 ? 'text-warning-text' : 'text-success-text'}`}
        />
        {totalsOf(result)}
      </p>
      {skipped > 0 && (
        <p className="mt-1 text-sm text-muted-foreground">
          {skipped === 1 ? 'One row' : `${skipped.toLocaleString()} rows`} without query or response
          skipped
        </p>
      )}
      {result.errors.length > 0 && (
        <div className="mt-3 max-h-64 overflow-y-auto rounded-lg border">
          <table className="w-full text-sm">
            <caption className="sr-only">Rows that failed</caption>
            <thead className="text-xs text-muted-foreground">
              <tr>
                <th scope="col" className="w-20 px-3 py-2 text-left font-medium">
                  Row
                </th>
                <th scope="col" className="px-3 py-2 text-left font-medium">
                  Error
                </th>
              </tr>
            </thead>
            <tbody>
              {result.errors.map(({ row, message }) => (
                <tr key={row} className="border-t">
                  <td className="px-3 py-1.5 tabular-nums">{row}</td>
                  <td className="px-3 py-1.5">{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
