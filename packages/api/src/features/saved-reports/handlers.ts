import type { Handlers } from '../../http/handlers.ts';
import { listRecipients } from './read/readers.ts';
import { listReports, showReport } from './read/saved-reports.ts';
import { createReport, deleteReport, updateReport } from './store/saved-reports.ts';

export const savedReports: Handlers<'savedReports'> = {
  list: ({ org, own }) => listReports(org, own),

  recipients: ({ org }) => listRecipients(org),

  create: async ({ org, member, body }) =>
    showReport(org, await createReport(org, member.user.id, body)),

  update: async ({ org, own, params, body }) => {
    await updateReport(org, params.id, own, body);
    return showReport(org, params.id);
  },

  delete: ({ org, own, params }) => deleteReport(org, params.id, own),
};
