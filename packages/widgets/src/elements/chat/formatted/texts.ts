/** The default texts of formatted messages; the texts property of the element can replace any of them. */
export const texts = {
  table: 'Table',
  suggestions: 'Suggestions',
  readArticle: 'Read the article',
  readSteps: 'Read all {name} steps',
};
