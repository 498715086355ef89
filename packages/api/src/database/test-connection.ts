import pg from 'pg';

/** Works on a PostgreSQL database directly, without loading any code of the product. */
export async function administrate<R>(
  server: string,
  work: (client: pg.Client) => Promise<R>,
): Promise<R> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
