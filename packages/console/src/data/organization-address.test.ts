import { describe, expect, it } from 'vitest';
import {
  basePath,
  organizationAddress,
  organizationOfHost,
  organizationOfPath,
  organizationUrl,
} from './organization-address.ts';

const onPath = { protocol: 'http:', hostname: 'localhost', host: 'localhost:3000' };
const onHost = {
  protocol: 'https:',
  hostname: 'acme.helpdesk.example',
  host: 'acme.helpdesk.example',
};

describe('the organization context', () => {
  it.each([
    ['acme.helpdesk.example', 'acme'],
    ['acme.localhost', 'acme'],
    ['localhost', null],
    ['127.0.0.1', null],
    ['www.helpdesk.example', null],
    ['api.helpdesk.example', null],
  ])('reads the first label of the host %s as %s', (host, organization) => {
    expect(organizationOfHost(host)).toBe(organization);
  });

  it('reads the second segment of a path under /org/', () => {
    expect(organizationOfPath('/org/acme/tickets')).toBe('acme');
    expect(organizationOfPath('/tickets')).toBeNull();
    expect(basePath('/org/acme/tickets')).toBe('/org/acme');
    expect(basePath('/tickets')).toBe('/');
  });

  it('switches to the same path under the other organization', () => {
    expect(organizationUrl('globex', 'acme', '/tickets', onPath)).toBe('/org/globex/tickets');
    expect(organizationUrl('globex', 'acme', '/', onPath)).toBe('/org/globex');
    expect(organizationUrl('globex', 'acme', '/tickets', onHost)).toBe(
      'https://globex.helpdesk.example/tickets',
    );
  });

  it('on a custom domain, reads the organization from the page and stays on that domain', () => {
    const onDomain = { protocol: 'https:', hostname: 'help.acme.com', host: 'help.acme.com' };
    const meta = document.createElement('meta');
    meta.name = 'helpdesk-organization';
    meta.content = 'acme';
    document.head.append(meta);
    expect(organizationOfHost('help.acme.com')).toBe('acme');
    expect(organizationUrl('acme', 'acme', '/tickets', onDomain)).toBe(
      'https://help.acme.com/tickets',
    );
    expect(organizationAddress('acme', onDomain)).toBe('help.acme.com');
    meta.remove();
    expect(organizationOfHost('help.acme.com')).toBe('help');
  });

  it('shows a URL that works on the current host', () => {
    expect(organizationAddress('acme', onHost)).toBe('acme.helpdesk.example');
    expect(organizationAddress('acme', onPath)).toBe('localhost:3000/org/acme');
  });
});
