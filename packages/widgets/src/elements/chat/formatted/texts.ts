/** The default texts of formatted messages; the texts property of the element can replace any of them. */
export const texts = {
  table: 'Table',
};
