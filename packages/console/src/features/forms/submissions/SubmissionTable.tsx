import type { Schema } from '@helpdesk/sdk/contract/operations';
import { dateTime } from '@helpdesk/sdk/rules/dates';
import { Link } from '@tanstack/react-router';
import { Table, Td, Th, Tr } from '../../../ui/Table.tsx';
import m from '../messages.yaml';
import { summaryOf } from './summary.ts';

type SubmissionTableProps = {
  form: Schema<'ContactForm'>;
  submissions: readonly Schema<'FormSubmission'>[];
  onRead: (submissionId: string) => void;
};

export function SubmissionTable({ form, submissions, onRead }: SubmissionTableProps) {
  return (
    <div className="overflow-hidden rounded-lg border">
      <Table
        aria-label={m.submissionsDialog.submissionsOf({ form: form.name })}
        className="table-fixed"
      >
        <thead>
          <tr>
            <Th className="w-44 max-sm:hidden">{m.submissionTable.received}</Th>
            <Th>{m.submissionTable.answers}</Th>
            <Th className="w-36 max-sm:hidden">{m.submissionTable.ticket}</Th>
          </tr>
        </thead>
        <tbody>
          {submissions.map(({ id, createdAt, data, ticketId, ticketNumber }) => (
            <Tr key={id} className="relative">
              <Td className="text-muted-foreground max-sm:hidden">
                <time dateTime={createdAt}>{dateTime(createdAt)}</time>
              </Td>
              <Td>
                <button
                  type="button"
                  id={`submission-${id}`}
                  onClick={() => onRead(id)}
                  className="block max-w-full truncate rounded-sm text-left font-medium after:absolute after:inset-0"
                >
                  {summaryOf(form.fields, data) || m.submissionTable.noAnswers}
                </button>
                <span className="text-xs text-muted-foreground sm:hidden">
                  {dateTime(createdAt)}
                </span>
              </Td>
              <Td className="max-sm:hidden">
                {ticketId && (
                  <Link
                    to="/tickets/$id"
                    params={{ id: ticketId } as never}
                    className="relative z-1 rounded-sm text-primary-text tabular-nums hover:underline"
                  >
                    {ticketNumber ?? m.submissionTable.ticket}
                  </Link>
                )}
              </Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
