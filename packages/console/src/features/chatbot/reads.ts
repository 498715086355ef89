/** What to read again after a query has changed. */
export const readsOfQueries = ['chatbot.list', 'chatbot.stats', 'dashboard.automation'] as const;

/** What to read again after a question was answered or put away. */
export const readsOfQuestions = [...readsOfQueries, 'chatbot.unanswered'] as const;
