import { asMarkdown } from './markdown-text.ts';

const mark = /!\[(?:\\.|[^\]\\\n]){0,600}\]\(file:([\w-]{1,64})\)/g;

/** A file of a message as a picture in its Markdown; its name is shown where pictures can't be. */
export const pictureMark = ({ id, name }: { id: string; name: string }): string =>
  // Braces would be a variable of a canned reply.
  `![${asMarkdown(name.replace(/[{}\s]+/g, ' ').trim())}](file:${id})`;

export const hasPicture = (markdown: string, id: string): boolean =>
  markdown.includes(`](file:${id})`);

/** A Markdown text without the pictures of some files. */
export const withoutPictures = (
  markdown: string,
  isGone: (id: string) => boolean = () => true,
): string => markdown.replace(mark, (whole, id: string) => (isGone(id) ? '' : whole));

/** A Markdown text whose pictures are other files: copies of what they were, or what has been uploaded by now. */
export const withPicturesAs = (markdown: string, files: ReadonlyMap<string, string>): string =>
  markdown.replace(/\]\(file:([\w-]{1,64})\)/g, (whole, id: string) => {
    const other = files.get(id);
    return other ? `](file:${other})` : whole;
  });
