import type { Schema } from '../contract/operations.ts';

/** Kinds of files that a form may ask for. */
export type FileKind = Schema<'FileKind'>;

interface KindOfFile {
  label: string;
  /** The types by content that belong to it. */
  types: RegExp;
  /** The endings of names that belong to it, where the content does not tell. */
  endings: readonly string[];
  /** What the file chooser of a browser is told besides the endings. */
  chooser: string;
}

export const fileKinds: Readonly<Record<FileKind, KindOfFile>> = {
  image: {
    label: 'Pictures',
    types: /^image\//,
    endings: ['heic', 'heif', 'avif', 'tif', 'tiff', 'bmp'],
    chooser: 'image/*',
  },
  document: {
    label: 'Documents',
    types: /^(application\/pdf|text\/plain)$/,
    endings: 'doc docx odt rtf pages xls xlsx ods csv numbers ppt pptx odp key'.split(' '),
    chooser: '.pdf,.txt',
  },
  audio: {
    label: 'Audio',
    types: /^audio\//,
    endings: ['m4a', 'aac', 'flac', 'amr', 'wma'],
    chooser: 'audio/*',
  },
  video: {
    label: 'Videos',
    types: /^video\//,
    endings: ['mov', 'm4v', 'avi', 'mkv', '3gp', 'wmv'],
    chooser: 'video/*',
  },
  archive: {
    label: 'Archives',
    types: /^application\/zip$/,
    endings: ['7z', 'rar', 'gz', 'tar', 'tgz', 'bz2', 'xz'],
    chooser: '.zip',
  },
};

export const fileKindList = Object.keys(fileKinds) as FileKind[];

/** What a form says of the files that it asks for; `validation` of the contract's `FormField` fits. */
export interface FileRules {
  accept?: FileKind[];
  maxFiles?: number;
  maxMegabytes?: number;
}

const acceptOf = (rules: FileRules | null | undefined): readonly FileKind[] => rules?.accept ?? [];

/** The `accept` of a file input; none for any file. */
export const chooserOf = (rules: FileRules | null | undefined): string | undefined =>
  acceptOf(rules)
    .flatMap((kind) => [
      fileKinds[kind].chooser,
      ...fileKinds[kind].endings.map((end) => `.${end}`),
    ])
    .join(',') || undefined;

interface Judged {
  name: string;
  size: number;
  /** By its content. */
  type: string;
}

/** Why a form does not take a file; null when it does. */
export function fileProblem(
  rules: FileRules | null | undefined,
  file: Judged,
): { code: 'file_too_large' | 'file_kind'; message: string } | null {
  const { maxMegabytes } = rules ?? {};
  if (maxMegabytes && file.size > maxMegabytes * 1024 * 1024) {
    return { code: 'file_too_large', message: `Files here can be up to ${maxMegabytes} MB` };
  }
  const accept = acceptOf(rules);
  if (accept.length === 0 || accept.some((kind) => isOfKind(kind, file))) return null;
  return { code: 'file_kind', message: "This kind of file can't be sent here" };
}

/** What the content says comes first: what is called a picture and is none by it, or is markup, is no picture. */
function isOfKind(kind: FileKind, { name, type }: Judged): boolean {
  const { types, endings } = fileKinds[kind];
  if (types.test(type)) return true;
  const isTold = fileKindList.some((one) => fileKinds[one].types.test(type));
  return !isTold && endings.includes(name.toLowerCase().split('.').at(-1) ?? '');
}
