import type { Schema } from '@helpdesk/sdk/contract/operations';
import { useKeptChoice } from '../../../data/kept-choice.ts';
import m from '../messages.yaml';

type Format = Schema<'ReportFormat'>;

/** The file format of downloads and emails, as chosen in this browser. */
export const useFileFormat = () => useKeptChoice<Format>('report-format', ['xlsx', 'csv']);

export const formatOptions: readonly { value: Format; label: string }[] = [
  { value: 'xlsx', label: m.fileFormat.excel },
  { value: 'csv', label: m.fileFormat.csv },
];
