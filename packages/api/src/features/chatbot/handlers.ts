import type { Handlers } from '../../http/handlers.ts';
import { limitKey } from '../../http/limits/client-address.ts';
import { prepared } from '../../http/prepared.ts';
import { writeAsked } from './asked.ts';
import { testAnswer } from './explained-answer.ts';
import { exportCsv, exportJson } from './export.ts';
import { readStats } from './figures.ts';
import { importQueries, readQueries } from './import.ts';
import { presentQuery } from './present.ts';
import { answerFrom } from './read.ts';
import { findQuery, listQueries } from './store/list.ts';
import { createQuery, deleteQuery, updateQuery } from './store/queries.ts';
import { dismissQuestion, listQuestions, teachQuestion } from './store/questions.ts';

export const chatbot: Handlers<'chatbot'> = {
  list: async ({ server, org, query }) => {
    await writeAsked(server, org.id);
    return listQueries(org, query);
  },

  create: async ({ org, body }) => presentQuery(await findQuery(org, await createQuery(org, body))),

  import: prepared(
    ({ org, body }) => readQueries(org, body.queries),
    ({ org }, rows) => importQueries(org, rows),
  ),

  exportJson: ({ org }) => exportJson(org),

  exportCsv: async ({ org }) => exportCsv(org),

  get: async ({ org, params }) => presentQuery(await findQuery(org, params.id)),

  update: async ({ org, params, body }) => {
    await updateQuery(org, params.id, body);
    return presentQuery(await findQuery(org, params.id));
  },

  delete: ({ org, params }) => deleteQuery(org, params.id),

  stats: ({ server, org }) => readStats(server, org),

  test: ({ server, org, body }) => testAnswer(server, org, body),

  unanswered: async ({ server, org, query }) => {
    await writeAsked(server, org.id);
    return listQuestions(org, query);
  },

  dismiss: ({ org, params }) => dismissQuestion(org, params.id),

  teach: ({ org, params, body }) => teachQuestion(org, params.id, body.queryId),
};

export const publicChatbot: Handlers<'publicChatbot'> = {
  ask: async ({ server, org, body, ip, limits }) => {
    await limits.attempt('chatbot.ask', `${org.id} ${limitKey(ip)}`);
    const { query: text, previous, language } = body;
    return (await answerFrom(server, org, { text, previous, language })).answer;
  },
};
