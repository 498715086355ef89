import type { Schema } from '@helpdesk/sdk/contract/operations';
import { normalizeEmail } from '@helpdesk/sdk/rules/email';
import { folded } from '@helpdesk/sdk/rules/folded';
import { foldedTagName } from '@helpdesk/sdk/rules/tags';
import type { TicketQuery } from '@helpdesk/sdk/rules/ticket-filters';
import { readTicketQuery } from '@helpdesk/sdk/rules/ticket-query';
import { prepare } from '../../../database/prepare.ts';
import type { ContactFormRow } from '../../../database/rows/forms.ts';
import type { MacroRow, MacroSteps } from '../../../database/rows/macros.ts';
import type { WebhookRow } from '../../../database/rows/programs.ts';
import type { TicketViewRow } from '../../../database/rows/ticket-views.ts';
import type { Org } from '../../../database/types.ts';

/** The items that ticket filters, macros and forms can reference. */
type Named =
  | { kind: 'tag'; id: string; name: string }
  | { kind: 'form'; id: string; name: string }
  | { kind: 'member'; id: string; email: string };

interface Reader {
  userId: string;
  /** Whether they can see the organization's webhooks. */
  seesWebhooks: boolean;
}

const views = prepare((org) =>
  org
    .from('ticket_views')
    .whereNull('deleted_at')
    .orderBy(['position', 'id'])
    .select('id', 'name', 'owner_id', 'query'),
);
const macros = prepare((org) =>
  org
    .from('macros')
    .whereNull('deleted_at')
    .orderBy(['position', 'id'])
    .select('id', 'name', 'owner_id', 'steps'),
);
const forms = prepare((org) =>
  org.from('contact_forms').orderBy(['created_at', 'id']).select('id', 'name', 'settings'),
);
const webhooks = prepare((org) =>
  org.from('webhooks').orderBy(['created_at', 'id']).select('id', 'name', 'filter'),
);

/** The views, macros, forms and webhooks that reference something; personal ones of other members are only counted. */
export async function readUses(
  org: Org,
  named: Named,
  { userId, seesWebhooks }: Reader,
): Promise<Schema<'Uses'>> {
  const isNamed = (query: string) => isIn(named, readTicketQuery(query).query);
  const ofViews = (await org.all<TicketViewRow>(views({}))).filter(({ query }) => isNamed(query));
  const ofMacros = (await org.all<MacroRow>(macros({}))).filter(({ steps }) =>
    isInSteps(named, JSON.parse(steps) as MacroSteps),
  );
  const ofForms = (await org.all<ContactFormRow>(forms({}))).filter(
    ({ settings }) => named.kind === 'tag' && tagsOfForm(settings).includes(named.id),
  );
  const ofWebhooks = seesWebhooks ? await org.all<WebhookRow>(webhooks({})) : [];
  const isOthers = ({ owner_id: owner }: { owner_id: string | null }) =>
    owner !== null && owner !== userId;
  return {
    views: ofViews.filter((one) => !isOthers(one)).map(present),
    macros: ofMacros.filter((one) => !isOthers(one)).map(present),
    forms: ofForms.map(present),
    webhooks: ofWebhooks.filter(({ filter }) => isNamed(filter)).map(present),
    othersPersonal: [...ofViews, ...ofMacros].filter(isOthers).length,
  };
}

const present = ({ id, name }: { id: string; name: string }) => ({ id, name });

const tagsOfForm = (settings: string) =>
  (JSON.parse(settings) as { tagIds?: readonly string[] }).tagIds ?? [];

function isIn(named: Named, { tags = [], anyTag = [], noTag = [], ...query }: TicketQuery) {
  if (named.kind === 'tag') {
    const name = foldedTagName(named.name);
    const all = [...tags, ...anyTag, ...noTag];
    return all.some((one) => one === named.id || foldedTagName(one) === name);
  }
  if (named.kind === 'form') {
    const { form = '' } = query;
    return form === named.id || folded(form.trim()) === folded(named.name);
  }
  return [query.agent, query.follower].some(
    (one) => one !== undefined && (one === named.id || normalizeEmail(one) === named.email),
  );
}

function isInSteps({ kind, id }: Named, steps: MacroSteps): boolean {
  if (kind === 'tag') return [...steps.addTagIds, ...steps.removeTagIds].includes(id);
  return kind === 'member' && steps.assignee === id;
}
