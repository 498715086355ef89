// @module-tag one-engine

import { expect, test } from 'vitest';
import { isMachine } from './writer.ts';

/** Addresses that no one reads, and similar ones of people. */
test.each([
  'MAILER-DAEMON@mx.example',
  'post_master@mx.example',
  'mdaemon@mx.example',
  'no-reply@shop.example',
  'donotreply@shop.example',
  'noreply+abc@shop.example',
  'news-noreply@shop.example',
  'bounces+123@mail.example',
  'kettles-bounces@lists.example',
  'kettles-request@lists.example',
  'wordpress@shop.example',
  'notifications@service.example',
  'alerts+7@monitor.example',
  'MicrosoftExchange329e71ec88ae46@x.example',
  'ala-vastaa@yritys.example',
  'svara-inte@bolag.example',
  'nie-odpowiadaj@firma.example',
  'scanner@office.example',
  'copier+2@office.example',
  'fax@gateway.example',
  'voicemail@office.example',
  'anonymous@host.example',
  'announcements@shop.example',
  'enews@shop.example',
  'mailings@shop.example',
  'system.alert@monitor.example',
  'site-alerts@shop.example',
  'jenkins@build.example',
  'monitoring@x.example',
  'dmarcreport@x.example',
  '44.41.17.14.11.2010.1139.1@reply.shop.example',
  'quarantine@messaging.example',
  'noreply.invoices@shop.example',
  'shop-noreply-de@shop.example',
  'naoresponder@loja.example',
  'bitte-nicht-antworten@bahn.example',
  'yanitlamayiniz@kargo.example',
])('%s is a machine', (address) => expect(isMachine(address.toLowerCase())).toBe(true));

test.each([
  'rebecca.bounce@visitor.example',
  'replya@visitor.example',
  'root.beer@visitor.example',
  'news.stand@visitor.example',
  'scannell@visitor.example',
  'fax.meyer@visitor.example',
  '+49.431.5550123@visitor.example',
  'postmasters.wife@visitor.example',
  'botond.nagy@visitor.example',
  'info@visitor.example',
  'noreplyson@visitor.example',
])('%s is a person', (address) => expect(isMachine(address)).toBe(false));
