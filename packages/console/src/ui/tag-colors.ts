/** The dots of tags in the light and the dark theme: 3:1 on card, background and muted. The names beside them are plain text. */
export const dots = {
  gray: { light: '#667085', dark: '#98A2B3' },
  red: { light: '#D92D20', dark: '#F97066' },
  orange: { light: '#C4590A', dark: '#FD853A' },
  yellow: { light: '#A16207', dark: '#FACC15' },
  green: { light: '#15803D', dark: '#4ADE80' },
  teal: { light: '#0F766E', dark: '#2DD4BF' },
  blue: { light: '#1D6FDB', dark: '#60A5FA' },
  indigo: { light: '#444CE7', dark: '#8098F9' },
  purple: { light: '#8A2BE2', dark: '#C084FC' },
  pink: { light: '#C11574', dark: '#F670C7' },
} as const;

export type TagColor = keyof typeof dots;
