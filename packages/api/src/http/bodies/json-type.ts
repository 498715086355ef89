import type { Context } from 'koa';

/** Like `context.type = 'json'`, which looks the type up in a table for each response. */
export const setJsonType = ({ res }: Context) =>
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
