import { html } from '../../../http/pages/html.ts';

const names: Record<string, string> = {
  bash: 'Shell',
  csharp: 'C#',
  css: 'CSS',
  csv: 'CSV',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  javascript: 'JavaScript',
  json: 'JSON',
  php: 'PHP',
  plaintext: '',
  sh: 'Shell',
  shell: 'Shell',
  sql: 'SQL',
  text: '',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  xml: 'XML',
  yaml: 'YAML',
  yml: 'YAML',
};

const nameOf = (language: string) =>
  names[language.toLowerCase()] ?? language.charAt(0).toUpperCase() + language.slice(1);

/** Code blocks with the name of their language; the style sheet shows it. */
export const labeled = (content: string): string =>
  content.replace(
    /<pre>(<code(?: class="language-([^" ]+)")?>)/g,
    (_, code: string, language = '') => html`<pre data-language="${nameOf(language)}">`.text + code,
  );
