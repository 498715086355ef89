import type { Readers } from '../imports/formats.ts';
import { xmlSettings } from '../imports/xml.ts';

export const readers: Readers = {
  csv: async () => (await import('papaparse')).default,
  xml: async () => new (await import('fast-xml-parser')).XMLParser(xmlSettings),
};
