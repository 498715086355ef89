import type { Readers } from '@helpdesk/sdk/imports/formats';
import { xmlSettings } from '@helpdesk/sdk/imports/xml';

/** Parsers that are loaded only for a file that needs one. */
export const readers: Readers = {
  csv: async () => (await import('papaparse')).default,
  xml: async () => new (await import('fast-xml-parser')).XMLParser(xmlSettings),
};
