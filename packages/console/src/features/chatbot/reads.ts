/** The reads to invalidate after a query has changed. */
export const readsOfQueries = ['chatbot.list', 'chatbot.stats', 'dashboard.automation'] as const;

/** The reads to invalidate after a question was answered or dismissed. */
export const readsOfQuestions = [...readsOfQueries, 'chatbot.unanswered'] as const;
