/** Time in milliseconds after which a script counts as failed. */
const patience = 10_000;

interface Policy {
  createScriptURL(url: string): string;
}
type Page = Record<string, unknown> & {
  trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
};

const loading: Record<string, Promise<unknown> | undefined> = {};
const asIs: Policy = { createScriptURL: (url) => url };
let policy: Policy | undefined;

/** Loads a provider's script, unless the page has it, and returns its global by name. The next call retries a failed script. */
export async function loadScript<Api>(name: string, url: string, integrity = ''): Promise<Api> {
  const page = window as unknown as Page;
  if (!page[name]) {
    try {
      await (loading[name] ??= arrival(page, url, integrity));
    } finally {
      loading[name] = undefined;
    }
    if (!page[name]) throw new Error(name);
  }
  return page[name] as Api;
}

function arrival(page: Page, url: string, integrity: string) {
  policy ??= page.trustedTypes?.createPolicy('helpdesk-captcha', asIs) ?? asIs;
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = integrity ? '' : null;
  script.integrity = integrity;
  script.src = policy.createScriptURL(url);
  return new Promise((resolve, reject) => {
    script.onload = resolve;
    script.onerror = reject;
    setTimeout(reject, patience);
    document.head.append(script);
  }).finally(() => script.remove());
}
