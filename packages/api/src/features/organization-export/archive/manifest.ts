/** What an archive says of itself, in `manifest.json`. */
export interface Manifest {
  format: typeof format;
  version: typeof version;
  /** When everything was as it is in there. */
  exportedAt: string;
  organization: { id: string; name: string; subdomain: string };
  /** How many lines each file has. */
  lines: Record<string, number>;
  /** How many files there are, besides the lines. */
  files: number;
  /** Hashes of files that are named, and whose bytes were not there. */
  missingFiles: string[];
}

export const format = 'helpdesk-organization';
export const version = 1;

export const manifestName = 'manifest.json';
export const peopleFile = 'people';
export const linesName = (file: string) => `data/${file}.jsonl`;
export const fileName = (sha256: string) => `files/${sha256}`;

export const readMe = `This is everything that an organization had in its helpdesk, at one moment.

manifest.json   of which organization, when, and how many lines each file has
data/*.jsonl    one file for each noun, one line of JSON for each thing
files/*         attachments, logos and photos, each named by its SHA-256;
                data/message-files.jsonl and data/files.jsonl say what they are called

Passwords, keys, secrets of webhooks and links with which visitors are let in are not in it.
Whoever runs a helpdesk can make the organization anew from this archive:
npm run organization:import -- archive.zip
`;
