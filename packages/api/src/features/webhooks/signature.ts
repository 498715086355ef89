import { Webhook } from 'standardwebhooks';

/** The headers of Standard Webhooks 1.0; with two secrets, both sign. */
export function signed(
  secrets: readonly string[],
  id: string,
  body: string,
  at = new Date(),
): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  };
}
