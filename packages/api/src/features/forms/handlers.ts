import type { Org } from '../../database/types.ts';
import type { Handlers, ReplyTools } from '../../http/handlers.ts';
import { tooManyMails } from '../../mail-limits/limits.ts';
import { readUses } from '../uses/read/uses.ts';
import { exportSubmissions } from './export.ts';
import { writeVisits } from './funnel.ts';
import { settingsOf } from './present.ts';
import { findForm, readForms } from './read/forms.ts';
import { listSubmissions, readSubmission } from './read/submissions.ts';
import { presentForms, presentOneForm } from './shown-form.ts';
import { readAnalytics, readFormStats } from './store/figures.ts';
import { createForm, deleteForm, duplicateForm, updateForm, versionOf } from './store/forms.ts';
import { requestNotices } from './store/notice-addresses.ts';

export const contactForms: Handlers<'contactForms'> = {
  list: async ({ org }) => presentForms(org, await readForms(org)),

  stats: ({ org }) => readFormStats(org),

  create: async ({ org, member, body, reply }) =>
    show(org, await createForm(org, body, member.user.id), reply),

  get: ({ org, params, reply }) => show(org, params.id, reply),

  update: async ({ org, member, params, body, expected, reply }) => {
    await updateForm(org, params.id, body, expected, member.user.id);
    return show(org, params.id, reply);
  },

  delete: ({ org, params }) => deleteForm(org, params.id),

  uses: async ({ org, member, params, sees }) => {
    const { id, name } = await findForm(org, params.id);
    const reader = { userId: member.user.id, seesWebhooks: sees.webhooks };
    return readUses(org, { kind: 'form', id, name }, reader);
  },

  duplicate: async ({ org, params, reply }) =>
    show(org, await duplicateForm(org, params.id), reply),

  confirmNotices: ({ org, member, params }) =>
    org.write(async (tx) => {
      const settings = settingsOf(await findForm(tx, params.id));
      if (!(await requestNotices(tx, settings, member.user.id))) throw tooManyMails();
    }),

  analytics: async ({ server, org, params, query }) => {
    await findForm(org, params.id);
    await writeVisits(server, org.id);
    return readAnalytics(org, params.id, Number.parseInt(query.period, 10));
  },

  submissions: async ({ org, params, query }) =>
    listSubmissions(org, await findForm(org, params.id), query),

  submission: async ({ org, params }) =>
    readSubmission(org, await findForm(org, params.id), params.submissionId),

  exportSubmissions: async ({ org, params, query }) =>
    exportSubmissions(org, await findForm(org, params.id), query.q),
};

async function show(org: Org, id: string, reply: ReplyTools) {
  const form = await findForm(org, id);
  reply.version(versionOf(form));
  return presentOneForm(org, form);
}
