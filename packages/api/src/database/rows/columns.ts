/**
 * Rows as they are stored. Timestamps are ISO 8601 UTC texts, `json` columns are JSON texts (writing an object or an array
 * stringifies it), flags are 0 or 1.
 */
export type Text = string;
export type Json = string;
export type Flag = 0 | 1;
