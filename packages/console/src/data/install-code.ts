import m from './messages.yaml';

/** The element to install on a site: the live chat of an organization, or one of its contact forms. */
export type Installed = {
  /** The origin of the helpdesk. */
  origin: string;
  subdomain: string;
  /** The ID of the form; without it, the live chat. */
  formId?: string | undefined;
};

export const platforms = [
  {
    value: 'html',
    label: 'HTML',
    chat: m.installCode.pasteItBeforeBodyOnEvery,
    form: m.installCode.pasteItWhereTheFormShould,
  },
  {
    value: 'wordpress',
    label: m.installCode.wordpress,
    chat: m.installCode.installThePluginWpcodeOpenCode,
    form: m.installCode.editThePageAddACustom,
  },
  {
    value: 'shopify',
    label: m.installCode.shopify,
    chat: m.installCode.openOnlineStoreThemesEditCode,
    form: m.installCode.openOnlineStoreThemesCustomizeAdd,
  },
  {
    value: 'gtm',
    label: m.installCode.tagManager,
    chat: m.installCode.createATagOfTheType,
    form: m.installCode.createACustomHtmlTagFor,
  },
  {
    value: 'react',
    label: m.installCode.react,
    chat: m.installCode.runNpmInstallHelpdeskWidgetsAnd,
    form: m.installCode.runNpmInstallHelpdeskWidgetsAnd2,
  },
] as const;

export type Platform = (typeof platforms)[number]['value'];

/** Returns the code that adds the chat or a form to a site, for a platform. */
export function installCode({ origin, subdomain, formId }: Installed, platform: Platform): string {
  const src = formId ? `${origin}/widget.js` : `${origin}/widget.js?for=${subdomain}`;
  const tag = formId ? 'helpdesk-form' : 'helpdesk-chat';
  const attributes = `organization="${subdomain}"${formId ? ` form-id="${formId}"` : ''}`;
  if (platform === 'gtm') return injected({ src, tag, subdomain, formId });
  if (platform === 'react') {
    const from = formId ? [origin] : [origin, subdomain];
    return component({ from, tag, attributes });
  }
  const inner = formId
    ? `<a href="${origin}/public/contact/${subdomain}/plain?form=${formId}">Contact us</a>`
    : '';
  return `<script src="${src}" async></script>\n<${tag} ${attributes}>${inner}</${tag}>`;
}

type Injected = { src: string; tag: string; subdomain: string; formId?: string | undefined };

/** In ES5, because Tag Manager supports nothing newer. */
const injected = ({ src, tag, subdomain, formId }: Injected) =>
  [
    '<script>',
    `  var element = document.createElement('${tag}');`,
    `  element.setAttribute('organization', '${subdomain}');`,
    ...(formId ? [`  element.setAttribute('form-id', '${formId}');`] : []),
    formId
      ? "  document.getElementById('contact').appendChild(element);"
      : '  document.body.appendChild(element);',
    "  var script = document.createElement('script');",
    `  script.src = '${src}';`,
    '  script.async = true;',
    '  document.head.appendChild(script);',
    '</script>',
  ].join('\n');

type Component = { from: readonly string[]; tag: string; attributes: string };

const component = ({ from, tag, attributes }: Component) =>
  [
    "import { loadHelpdesk } from '@helpdesk/widgets';",
    "import type {} from '@helpdesk/widgets/react';",
    "import { useEffect } from 'react';",
    '',
    'export function Helpdesk() {',
    '  useEffect(() => {',
    `    void loadHelpdesk(${from.map((one) => `'${one}'`).join(', ')});`,
    '  }, []);',
    `  return <${tag} ${attributes} />;`,
    '}',
  ].join('\n');

/** Returns the code for each platform, with a hint on where to add it. */
export const installCodes = (what: Installed) =>
  platforms.map(({ value, label, chat, form }) => ({
    value,
    label,
    hint: what.formId ? form : chat,
    text: installCode(what, value),
  }));

/** Returns a mailto link to send the code to the site's developer with the user's own email program. */
export function mailToDeveloper(what: Installed, name: string): string {
  const thing = what.formId ? m.installCode.contactForm : m.installCode.liveChat;
  const [html] = platforms;
  const lines = [
    m.installCode.hello,
    '',
    m.installCode.pleaseAddTheOfToOur({ thing, name, form: what.formId ? html.form : html.chat }),
    '',
    installCode(what, 'html'),
    '',
    m.installCode.thankYou,
  ];
  const subject = encodeURIComponent(m.installCode.addTheToOurSite({ thing }));
  return `mailto:?subject=${subject}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
