import type { AddressInfo } from 'node:net';
import Koa from 'koa';

/** The baseline: Koa with a constant response, reporting its CPU time like our server. */
const app = new Koa();
app.use((context) => {
  if (context.path === '/metrics') {
    const { user, system } = process.cpuUsage();
    context.body = `process_cpu_seconds_total ${(user + system) / 1e6}\n`;
    return;
  }
  context.body = { hello: 'world' };
});
const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
