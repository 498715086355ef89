import type { Context } from 'koa';

/** As `context.type = 'json'`, which looks the type up in a table at each response. */
export const setJsonType = ({ res }: Context) =>
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
