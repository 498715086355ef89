import type { Helpdesk } from './typings/global.ts';

export type {
  HelpdeskAttributes,
  HelpdeskElement,
  HelpdeskEvents,
  HelpdeskProperties,
  LoadedForm,
  PageContext,
} from './typings/element-types.ts';
export type { TagName } from './typings/elements.ts';
export type { Helpdesk, HelpdeskCommand } from './typings/global.ts';

/**
 * Loads widget.js of a helpdesk such as `https://help.example.com` into the page, once. Resolves when it has run. With the subdomain of an
 * organization, its chat looks as set in the console from the start.
 */
export function loadHelpdesk(origin: string, organization?: string): Promise<Helpdesk> {
  return new Promise((resolve, reject) => {
    if (Array.isArray((window.helpdesk ??= []))) addScript(origin, organization, reject);
    window.helpdesk.push(resolve);
  });
}

function addScript(
  origin: string,
  organization: string | undefined,
  reject: (reason: Error) => void,
) {
  const path = organization ? `/widget.js?for=${encodeURIComponent(organization)}` : '/widget.js';
  const src = new URL(path, origin).href;
  if (document.querySelector(`script[src="${src}"]`)) return;
  const script = document.createElement('script');
  script.src = policyOf(window as Page).createScriptURL(src);
  script.onerror = () => reject(new Error(`${src} could not be loaded`));
  document.head.append(script);
}

interface Policy {
  createScriptURL(url: string): string;
}

type Page = { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };

let policy: Policy | undefined;

/** On a page with Trusted Types, script URLs must come from a policy; the page must allow `helpdesk-script`. */
function policyOf(page: Page): Policy {
  const asIs: Policy = { createScriptURL: (url) => url };
  policy ??= page.trustedTypes?.createPolicy('helpdesk-script', asIs) ?? asIs;
  return policy;
}
