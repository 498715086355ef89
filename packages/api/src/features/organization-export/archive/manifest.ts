/** The contents of `manifest.json`. */
export interface Manifest {
  format: typeof format;
  version: typeof version;
  /** The time of the snapshot. */
  exportedAt: string;
  organization: { id: string; name: string; subdomain: string };
  /** The number of lines of each file. */
  lines: Record<string, number>;
  /** The number of uploaded files. */
  files: number;
  /** Hashes of referenced files whose bytes were missing. */
  missingFiles: string[];
}

export const format = 'helpdesk-organization';
export const version = 1;

export const manifestName = 'manifest.json';
export const peopleFile = 'people';
export const linesName = (file: string) => `data/${file}.jsonl`;
export const fileName = (sha256: string) => `files/${sha256}`;

export const readMe = `This is an export of an organization's helpdesk, with all its data at one point in time.

manifest.json   the organization, the time of the export, and the number of lines in each file
data/*.jsonl    one file per kind of object, one line of JSON per object
files/*         attachments, logos and photos, each named by its SHA-256;
                data/message-files.jsonl and data/files.jsonl have their names

It doesn't contain passwords, API keys, webhook secrets or the access links of visitors.
An operator can restore the organization from this archive:
npm run organization:import -- archive.zip
`;
