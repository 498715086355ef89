import { expect, it } from 'vitest';
import {
  isFreeSubdomain,
  reservedSubdomains,
  serverMailboxes,
  slugOf,
  subdomainOf,
} from './slug.ts';

it('converts a title to a slug while it is typed', () => {
  expect(slugOf('How do I reset my password?')).toBe('how-do-i-reset-my-password');
  expect(slugOf('  Getting   started -- fast ')).toBe('getting-started-fast');
  expect(slugOf('Café & Bar')).toBe('cafe-bar');
  expect(slugOf('Łódź & Gdańsk')).toBe('lodz-gdansk');
  expect(slugOf('Straße')).toBe('strasse');
  expect(slugOf('Đặt hàng')).toBe('dat-hang');
  expect(slugOf('Ærø øl')).toBe('aero-ol');
});

it('suggests a subdomain of 3 to 20 characters for any name', () => {
  expect(subdomainOf('Acme Rockets')).toBe('acme-rockets');
  expect(subdomainOf('A very long name of a company')).toBe('a-very-long-name-of');
  expect(subdomainOf('HP')).toBe('team-hp');
  expect(subdomainOf('IBM')).toBe('ibm');
  expect(subdomainOf('snake_case')).toBe('snake-case');
  expect(subdomainOf('x'.repeat(30))).toBe('x'.repeat(20));
  expect(subdomainOf('Help')).toBe('help-desk');
  expect(subdomainOf('東京')).toBe('team');
  expect(subdomainOf('Øresund Größe')).toBe('oresund-grosse');
});

it('numbers a taken subdomain and keeps it short enough', () => {
  expect(subdomainOf('Acme', 1)).toBe('acme-2');
  expect(subdomainOf('A very long name of a company', 11)).toBe('a-very-long-name-12');
});

it('never suggests a reserved or malformed subdomain', () => {
  const names = [...reservedSubdomains, 'Help!', '-- x --', '', 'Ünïcode Ltd'];
  for (const name of names) {
    for (const attempt of [0, 1, 200]) {
      expect(isFreeSubdomain(subdomainOf(name, attempt)), `${name} ${attempt}`).toBe(true);
    }
  }
});

it('validates subdomains', () => {
  for (const good of ['acme', 'abc', 'a'.repeat(20), 'a-1']) {
    expect(isFreeSubdomain(good), good).toBe(true);
  }
  for (const bad of ['ab', 'a'.repeat(21), '-acme', 'acme-', 'Acme', 'a_b', 'www', 'demo']) {
    expect(isFreeSubdomain(bad), bad).toBe(false);
  }
});

it('reserves the mailboxes that certificate authorities write to, and those of RFC 2142', () => {
  const authorities = ['admin', 'administrator', 'webmaster', 'hostmaster', 'postmaster'];
  for (const name of authorities) expect(serverMailboxes, name).toContain(name);
  const business = ['info', 'marketing', 'sales', 'support'];
  const network = ['abuse', 'noc', 'security', 'usenet', 'news', 'www', 'uucp', 'ftp'];
  for (const name of [...authorities, ...business, ...network]) {
    expect(isFreeSubdomain(name), name).toBe(false);
  }
});

it('reserves the sender addresses of emails and host names that programs look up', () => {
  const senders = ['no-reply', 'noreply', 'reply', 'mailer-daemon', 'bounce', 'root', 'daemon'];
  for (const name of senders) expect(serverMailboxes, name).toContain(name);
  const hosts = ['mta-sts', 'autodiscover', 'wpad', 'isatap', 'smtp', 'imap', 'login'];
  for (const name of [...senders, ...hosts]) {
    expect(isFreeSubdomain(name), name).toBe(false);
    expect(isFreeSubdomain(subdomainOf(name)), name).toBe(true);
  }
});
