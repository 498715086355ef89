import { CircleAlert, CircleCheck } from 'lucide-react';
import m from '../messages.yaml';

type ImportReportProps = {
  /** The result as a sentence. */
  totals: string;
  errors: readonly { row: number; message: string }[];
  skipped: number;
  /** The missing value of skipped rows, such as query or response. */
  lacking: string;
};

/** The result of each row of an import. */
export function ImportReport({ totals, errors, skipped, lacking }: ImportReportProps) {
  const hasFailed = errors.length > 0;
  const Icon = hasFailed ? CircleAlert : CircleCheck;
  return (
    <div>
      <p role="status" className="flex items-center gap-2 font-medium">
        <Icon
          aria-hidden="true"
          className={`size-4 shrink-0 ${hasFailed ? 'text-warning-text' : 'text-success-text'}`}
        />
        {totals}
      </p>
      {skipped > 0 && (
        <p className="mt-1 text-sm text-muted-foreground">
          {m.importReport.rowsWithoutSkipped({ skipped, lacking })}
        </p>
      )}
      {hasFailed && (
        <div className="mt-3 max-h-64 overflow-y-auto rounded-lg border">
          <table className="w-full text-sm">
            <caption className="sr-only">{m.importReport.rowsThatFailed}</caption>
            <thead className="text-xs text-muted-foreground">
              <tr>
                <th scope="col" className="w-20 px-3 py-2 text-left font-medium">
                  {m.importReport.row}
                </th>
                <th scope="col" className="px-3 py-2 text-left font-medium">
                  {m.importReport.error}
                </th>
              </tr>
            </thead>
            <tbody>
              {errors.map(({ row, message }) => (
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
