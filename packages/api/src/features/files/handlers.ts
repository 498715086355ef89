import type { Handlers } from '../../http/handlers.ts';
import { directAddress } from '../../stored-files/direct.ts';
import {
  addPiece,
  beginUpload,
  cancelUpload,
  confirmUpload,
  readUpload,
} from '../../stored-files/store/resumable.ts';
import { takeUpload } from '../../stored-files/take-upload.ts';

export const files: Handlers<'files'> = {
  upload: ({ server, org, member, query, received }) =>
    takeUpload(server.config, org, received, query.name, { userId: member.user.id }),

  beginUpload: async ({ server, org, member, query, tus, reply }) => {
    const file = { name: query.name, size: tus.length };
    const upload = await beginUpload(server.config, org, file, { userId: member.user.id });
    reply.tus(upload, `/api/files/uploads/${upload.id}`);
    return { ...upload, direct: await directAddress(server.config, org, upload) };
  },

  getUpload: async ({ org, member, params, reply }) => {
    const upload = await readUpload(org, params.id, { userId: member.user.id });
    reply.tus(upload);
    return upload;
  },

  appendToUpload: async ({ server, org, member, params, received: piece, tus, reply }) => {
    const given = { id: params.id, offset: tus.offset, piece };
    reply.tus(await addPiece(server.config, org, given, { userId: member.user.id }));
  },

  confirmUpload: ({ server, org, member, params }) =>
    confirmUpload(server.config, org, params.id, { userId: member.user.id }),

  cancelUpload: ({ server, org, member, params }) =>
    cancelUpload(server.config, org, params.id, { userId: member.user.id }),
};

/** A visitor can resume an upload in their chat, ticket or form with its ID, which only they know. */
export const publicUploads: Handlers<'publicUploads'> = {
  get: async ({ org, params, reply }) => {
    const upload = await readUpload(org, params.id, 'visitor');
    reply.tus(upload);
    return upload;
  },

  append: async ({ server, org, params, received: piece, tus, reply }) => {
    const given = { id: params.id, offset: tus.offset, piece };
    reply.tus(await addPiece(server.config, org, given, 'visitor'));
  },

  cancel: ({ server, org, params }) => cancelUpload(server.config, org, params.id, 'visitor'),
};
