/** Shows one part at a time, finds operations, copies code. The page reads without it. */
export const script = `(() => {
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
  words: element.querySelector('summary').textContent.toLowerCase(),
}));
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
  found.textContent = asked.length === 0 ? '' : count === 0 ? 'No operation found' : count + ' found';
};
find.addEventListener('input', search);
find.form.addEventListener('submit', (event) => event.preventDefault());

if (navigator.clipboard) {
  for (const block of document.querySelectorAll('pre')) {
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
  }
}
})();
`;
