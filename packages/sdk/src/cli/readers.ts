import type { Readers } from '../rules/imports/formats.ts';
import { xmlSettings } from '../rules/imports/xml.ts';

export const readers: Readers = {
  csv: async () => (await import('papaparse')).default,
  xml: async () => new (await import('fast-xml-parser')).XMLParser(xmlSettings),
};
