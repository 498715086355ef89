import { limitKey } from '../../http/client-address.ts';
import type { Handlers } from '../../http/handlers.ts';
import { writeAsked } from './asked.ts';
import { testAnswer } from './explained-answer.ts';
import { exportCsv, exportJson } from './export.ts';
import { readStats } from './figures.ts';
import { importQueries } from './import.ts';
import { findQuery, listQueries } from './list.ts';
import { presentQuery } from './present.ts';
import { dismissQuestion, listQuestions, teachQuestion } from './questions.ts';
import { answerFrom } from './read.ts';
import { createQuery, deleteQuery, updateQuery } from './store.ts';

export const chatbot: Handlers<'chatbot'> = {
  list: async ({ desk, org, query }) => {
    await writeAsked(desk.database, org.id);
    return listQueries(org, query);
  },

  create: async ({ org, body }) => presentQuery(await findQuery(org, await createQuery(org, body))),

  import: ({ org, body }) => importQueries(org, body.queries),

  exportJson: ({ org }) => exportJson(org),

  exportCsv: async ({ org }) => exportCsv(org),

  get: async ({ org, params }) => presentQuery(await findQuery(org, params.id)),

  update: async ({ org, params, body }) => {
    await updateQuery(org, params.id, body);
    return presentQuery(await findQuery(org, params.id));
  },

  delete: ({ org, params }) => deleteQuery(org, params.id),

  stats: ({ desk, org }) => readStats(desk, org),

  test: ({ desk, org, body }) => testAnswer(desk, org, body),

  unanswered: async ({ desk, org, query }) => {
    await writeAsked(desk.database, org.id);
    return listQuestions(org, query);
  },

  dismiss: ({ org, params }) => dismissQuestion(org, params.id),

  teach: ({ org, params, body }) => teachQuestion(org, params.id, body.queryId),
};

export const publicChatbot: Handlers<'publicChatbot'> = {
  ask: async ({ desk, org, body, ip, limits }) => {
    await limits.attempt('chatbot.ask', `${org.id} ${limitKey(ip)}`);
    return answerFrom(desk, org, body.query);
  },
};
