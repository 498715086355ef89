import { isSigned, sign } from '../../auth/signature.ts';
import type { Config } from '../../config.ts';
import type { NoticeAddressRow } from '../../database/rows/forms.ts';

type Address = Pick<NoticeAddressRow, 'id' | 'email'>;

/** The link that confirms an address for notifications. It is valid for this address only. */
export function noticeLink(
  config: Config,
  organizationId: string,
  address: Address,
  until: string,
) {
  const { id, email } = address;
  const time = Date.parse(until);
  const token = `${organizationId}.${id}.${time}.${sign(config, signed(organizationId, id, email, time))}`;
  return `${config.publicUrl}/confirm-notices/${token}`;
}

/** The unverified parts of a token; `isNoticeLink` verifies it. */
export function readNoticeToken(token: string) {
  const [, organizationId = '', id = '', time = '', signature = ''] =
    /^(\w{1,64})\.(\w{1,64})\.(\d{13})\.(\w+)$/.exec(token) ?? [];
  return { organizationId, id, time: Number(time), signature };
}

export const isNoticeLink = (
  config: Config,
  { organizationId, id, time, signature }: ReturnType<typeof readNoticeToken>,
  { email }: Pick<Address, 'email'>,
) => time > Date.now() && isSigned(config, signed(organizationId, id, email, time), signature);

const signed = (organizationId: string, id: string, email: string, time: number) =>
  `notices ${organizationId} ${id} ${time} ${email}`;
