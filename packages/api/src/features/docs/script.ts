import { sampleScript } from './sample-script.ts';
import { tryScript } from './try-script.ts';

/** Shows one part at a time, finds operations, copies code. The page also works without it. */
export const script = `(() => {
const addCopy = (block) => {
  if (!navigator.clipboard) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(block.firstChild.textContent).then(() => {
      button.textContent = 'Copied!';
      setTimeout(() => { button.textContent = 'Copy'; }, 2000);
    });
  });
  block.append(button);
};
${sampleScript}${tryScript}
const panels = [...document.querySelectorAll('.panel')];
const links = [...document.querySelectorAll('.tabs a')];
const show = () => {
  const id = decodeURIComponent(location.hash.slice(1));
  const target = id && document.getElementById(id);
  const panel = (target && target.closest('.panel')) || panels[0];
  for (const one of panels) one.hidden = one !== panel;
  for (const link of links) {
    if (link.hash === '#' + panel.id) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  if (target && target.matches('details')) target.open = true;
  if (target && target !== panel) target.scrollIntoView();
  else scrollTo(0, 0);
};
addEventListener('hashchange', show);
show();

const find = document.getElementById('find');
const found = document.getElementById('found');
const operations = [...document.querySelectorAll('.operation')].map((element) => ({
  element,
  words: [...element.querySelectorAll('summary, table, .refusals, .muted')]
    .map((one) => one.textContent).join(' ').toLowerCase(),
}));
const also = document.getElementById('also');
const sections = [...document.querySelectorAll('.prose h2')].map((title) => {
  let words = title.textContent;
  for (let next = title.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling) {
    words += ' ' + next.textContent;
  }
  return { title, words: words.toLowerCase() };
});
const linkTo = ({ title }) => {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = '#' + title.id;
  link.textContent = title.textContent;
  item.append(link);
  return item;
};
const search = () => {
  const asked = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let count = 0;
  for (const { element, words } of operations) {
    element.hidden = !asked.every((word) => words.includes(word));
    if (!element.hidden) count += 1;
  }
  for (const group of document.querySelectorAll('.group')) {
    group.hidden = !group.querySelector('.operation:not([hidden])');
  }
  const told = asked.length === 0 ? [] : sections.filter(({ words }) => asked.every((word) => words.includes(word)));
  also.replaceChildren(...told.map(linkTo));
  const inText = told.length === 0 ? '' : told.length === 1 ? ', and a section' : ', and ' + told.length + ' sections';
  found.textContent = asked.length === 0 ? '' : (count === 0 ? 'No operation found' : count + ' found') + inText;
};
if (matchMedia('(max-width:760px)').matches) document.querySelector('.tags details').open = false;
find.addEventListener('input', search);
find.form.addEventListener('submit', (event) => event.preventDefault());

for (const block of document.querySelectorAll('pre')) addCopy(block);
})();
`;
