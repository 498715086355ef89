import { afterAll, beforeAll, expect, test } from 'vitest';
import { contractDocument } from '../../contract.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('XS-08: visitors and members get a valid color, whatever is stored', async () => {
  const { call, acme } = server;
  const colors = async () => [
    (await call('publicOrganization.get', { params: { subdomain: 'acme' } })).body.primaryColor,
    (await call('organization.get', { as: acme.admin })).body.organization.primaryColor,
    (await call('widget.form', { params: { formId: acme.formId }, query: { org: 'acme' } })).body
      .organization.primaryColor,
  ];
  const keep = (primary_color: string | null) =>
    acme.org.write((tx) => tx.update('organizations', {}, { primary_color }));

  await keep('#10b981');
  expect(await colors()).toEqual(['#10b981', '#10b981', '#10b981']);
  for (const hostile of ['red;}body{background:url(//evil.example/x)}', 'red', '']) {
    await keep(hostile);
    expect(await colors()).toEqual(['#3B82F6', '#3B82F6', '#3B82F6']);
  }
});

test('XS-08: every operation accepts only six hexadecimal digits or a few color names', () => {
  const { components } = contractDocument() as {
    components: { schemas: { TagColor: { enum: string[] } } };
  };
  const found: [string, unknown][] = [];
  const look = (node: unknown, path: string) => {
    if (!node || typeof node !== 'object') return;
    for (const [key, value] of Object.entries(node)) {
      if (path.endsWith('.properties') && /colou?r$/i.test(key)) found.push([key, value]);
      look(value, `${path}.${key}`);
    }
  };
  look(components.schemas, 'schemas');
  expect(found.length).toBeGreaterThanOrEqual(2);
  const checked = ['HexColor', 'TagColor'].map((name) => `#/components/schemas/${name}`);
  for (const [name, schema] of found) {
    expect(checked, name).toContain((schema as { $ref?: string }).$ref);
  }
  expect(components.schemas.TagColor.enum).toContain('gray');
});
