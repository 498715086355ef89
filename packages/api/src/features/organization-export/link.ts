import { isSigned, sign } from '../../auth/signature.ts';
import type { Config } from '../../config.ts';

type Secret = Pick<Config, 'secret'>;

/** The archive, and the user it is for. */
export interface ArchiveLink {
  organizationId: string;
  id: string;
  userId: string;
}

const signed = ({ organizationId, id, userId }: ArchiveLink, end: string) =>
  `organization export ${organizationId} ${id} ${userId} ${end}`;

/** The download URL of an archive for one admin; it expires with the archive. */
export function archiveLink(config: Secret, of: ArchiveLink, name: string, until: number): string {
  const end = Math.floor(until / 1_000).toString(36);
  const token = [of.organizationId, of.id, of.userId, end, sign(config, signed(of, end))].join('.');
  return `/exports/${token}/${encodeURIComponent(name)}`;
}

/** The contents of a link's token; null if its signature is invalid. */
export function readArchiveToken(
  config: Secret,
  token: string,
  at = Date.now(),
): (ArchiveLink & { isOver: boolean }) | null {
  const [, organizationId, id, userId, end, signature] =
    /^([\w-]{1,64})\.([\w-]{1,64})\.([\w-]{1,64})\.([\da-z]{1,9})\.([a-z2-7]{1,40})$/.exec(token) ??
    [];
  if (!organizationId || !id || !userId || !end || !signature) return null;
  const of = { organizationId, id, userId };
  if (!isSigned(config, signed(of, end), signature)) return null;
  return { ...of, isOver: Number.parseInt(end, 36) * 1_000 <= at };
}

/** The file name of an archive, with the subdomain and date. */
export const archiveName = (subdomain: string, at: string) => `${subdomain}-${at.slice(0, 10)}.zip`;
