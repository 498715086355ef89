import { asMarkdown } from './markdown-text.ts';

const mark = /!\[(?:\\.|[^\]\\\n]){0,600}\]\(file:([\w-]{1,64})\)/g;

/** Returns the Markdown of a picture, which is a file of a message; its name is shown where pictures can't be. */
export const pictureMark = ({ id, name }: { id: string; name: string }): string =>
  // Braces would be a variable of a canned reply.
  `![${asMarkdown(name.replace(/[{}\s]+/g, ' ').trim())}](file:${id})`;

export const hasPicture = (markdown: string, id: string): boolean =>
  markdown.includes(`](file:${id})`);

/** Removes the pictures of some files from Markdown. */
export const withoutPictures = (
  markdown: string,
  isGone: (id: string) => boolean = () => true,
): string => markdown.replace(mark, (whole, id: string) => (isGone(id) ? '' : whole));

/** Replaces the files of pictures in Markdown: with copies, or with files that have been uploaded since. */
export const withPicturesAs = (markdown: string, files: ReadonlyMap<string, string>): string =>
  markdown.replace(/\]\(file:([\w-]{1,64})\)/g, (whole, id: string) => {
    const other = files.get(id);
    return other ? `](file:${other})` : whole;
  });
