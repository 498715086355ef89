import { writeKeyUses } from '../../auth/api-key.ts';
import type { Handlers } from '../../http/handlers.ts';
import { presentKey } from './present.ts';
import { createKey, deleteKey, readKeys, setKeyActive } from './store.ts';

export const apiKeys: Handlers<'apiKeys'> = {
  list: async ({ server, org }) => {
    await writeKeyUses(server);
    const data = (await readKeys(org)).map(presentKey);
    return { data, message: 'API keys retrieved successfully' };
  },

  create: async ({ org, body }) => {
    const { row, secret } = await createKey(org, body);
    return {
      data: { ...presentKey(row), key: secret },
      message: 'API key created successfully',
    };
  },

  update: async ({ org, params, body }) => ({
    data: presentKey(await setKeyActive(org, params.id, body.isActive)),
    message: 'API key updated successfully',
  }),

  delete: async ({ org, params }) => {
    await deleteKey(org, params.id);
    return { data: null, message: 'API key deleted successfully' };
  },
};
