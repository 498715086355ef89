import { getHeapStatistics } from 'node:v8';

const megabyte = 1024 * 1024;

/** The maximum memory of all search indexes of a kind, by their own estimate: a sixth of the heap, at most 384 MB. */
export const indexBytes = Math.min(getHeapStatistics().heap_size_limit / 6, 384 * megabyte);

/** The maximum of one organization, so that it cannot evict the indexes of all others. */
export const indexBytesOfOrganization = indexBytes / 2;
