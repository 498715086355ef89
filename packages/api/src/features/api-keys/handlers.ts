import { writeKeyUses } from '../../auth/api-key.ts';
import { refuseHigherThanOwn } from '../../auth/key-rights.ts';
import type { Handlers } from '../../http/handlers.ts';
import { presentKey } from './present.ts';
import {
  changeKey,
  createKey,
  deleteKey,
  readKeys,
  refuseHigherKey,
  refuseStranger,
  rotateKey,
} from './store.ts';

export const apiKeys: Handlers<'apiKeys'> = {
  list: async ({ server, org }) => {
    await writeKeyUses(server);
    const data = (await readKeys(org)).map(presentKey);
    return { data, message: 'API keys retrieved successfully' };
  },

  create: async ({ org, member, body }) => {
    const { actsForId = member.user.id, ...input } = body;
    await refuseStranger(org, member, actsForId);
    refuseHigherThanOwn(member, input.permissions);
    const { row, secret } = await createKey(org, {
      ...input,
      actsForId,
      madeById: member.user.id,
    });
    return {
      data: { ...presentKey(row), key: secret },
      message: 'API key created successfully',
    };
  },

  update: async ({ org, member, params, body }) => {
    const { actsForId, permissions, isActive, expiresAt } = body;
    refuseHigherThanOwn(member, permissions);
    if (actsForId !== undefined) await refuseStranger(org, member, actsForId);
    // A member who has lost permissions but still knows the secret could regain them.
    const isMore = actsForId || permissions || isActive || expiresAt !== undefined;
    if (isMore) await refuseHigherKey(org, member, params.id);
    return {
      data: presentKey(await changeKey(org, params.id, body, isMore ? member.user.id : undefined)),
      message: 'API key updated successfully',
    };
  },

  rotate: async ({ org, member, params, body }) => {
    await refuseHigherKey(org, member, params.id);
    const { row, secret } = await rotateKey(org, params.id, body.overlapHours);
    return {
      data: { ...presentKey(row), key: secret },
      message: 'API key rotated successfully',
    };
  },

  delete: async ({ org, params }) => {
    await deleteKey(org, params.id);
    return { data: null, message: 'API key deleted successfully' };
  },
};
