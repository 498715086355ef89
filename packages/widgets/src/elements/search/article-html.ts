interface Policy {
  createHTML(html: string): string;
}

let policy: Policy | undefined;

/**
 * What the HTML of an article consists of, its addresses those of its own site; undefined where the page allows no
 * HTML of ours. The server has cleaned it; pages with Trusted Types allow it by the policy's name, `helpdesk`.
 */
export function articleNodes(html: string, site: string): Node[] | undefined {
  const asIs: Policy = { createHTML: (clean) => clean };
  const page = window as { trustedTypes?: { createPolicy(name: string, rules: Policy): Policy } };
  try {
    policy ??= page.trustedTypes?.createPolicy('helpdesk', asIs) ?? asIs;
    const { body } = new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
    for (const name of ['href', 'src']) {
      for (const element of body.querySelectorAll(`[${name}]`)) {
        element.setAttribute(name, new URL(element.getAttribute(name) as string, site).href);
        element.setAttribute('target', '_blank');
      }
    }
    return [...body.childNodes];
  } catch {
    return undefined;
  }
}
