import type { Row } from './collections.ts';
export const ownRows: Row[] = [];
