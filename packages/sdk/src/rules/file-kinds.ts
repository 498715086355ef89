import type { Schema } from '../contract/operations.ts';

/** A kind of file that a form can ask for. */
export type FileKind = Schema<'FileKind'>;

interface KindOfFile {
  label: string;
  /** The MIME types of the kind, detected by content. */
  types: RegExp;
  /** The file extensions of the kind, for files whose content doesn't tell. */
  endings: readonly string[];
  /** The value for the browser's file chooser, in addition to the extensions. */
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

/** A form's rules for files; `validation` of the contract's `FormField` is compatible. */
export interface FileRules {
  accept?: FileKind[];
  maxFiles?: number;
  maxMegabytes?: number;
}

const acceptOf = (rules: FileRules | null | undefined): readonly FileKind[] => rules?.accept ?? [];

/** Returns the `accept` attribute of a file input; undefined if any file is accepted. */
export const chooserOf = (rules: FileRules | null | undefined): string | undefined =>
  acceptOf(rules)
    .flatMap((kind) => [
      fileKinds[kind].chooser,
      ...fileKinds[kind].endings.map((end) => `.${end}`),
    ])
    .join(',') || undefined;

interface Validated {
  name: string;
  size: number;
  /** The MIME type, detected by content. */
  type: string;
}

/** Returns why a form rejects a file; null if it accepts it. */
export function fileProblem(
  rules: FileRules | null | undefined,
  file: Validated,
): { code: 'file_too_large' | 'file_kind'; message: string } | null {
  const { maxMegabytes } = rules ?? {};
  if (maxMegabytes && file.size > maxMegabytes * 1024 * 1024) {
    return { code: 'file_too_large', message: `Files here can be up to ${maxMegabytes} MB` };
  }
  const accept = acceptOf(rules);
  if (accept.length === 0 || accept.some((kind) => isOfKind(kind, file))) return null;
  return { code: 'file_kind', message: "This kind of file can't be sent here" };
}

/** The content decides: a file that is named like a picture but isn't one, or is markup, isn't accepted as a picture. */
function isOfKind(kind: FileKind, { name, type }: Validated): boolean {
  const { types, endings } = fileKinds[kind];
  if (types.test(type)) return true;
  const isTold = fileKindList.some((one) => fileKinds[one].types.test(type));
  return !isTold && endings.includes(name.toLowerCase().split('.').at(-1) ?? '');
}
