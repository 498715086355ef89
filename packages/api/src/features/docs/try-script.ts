/**
 * Adds other languages to each call. For calls that a page may make, adds a form to try them with your own API key,
 * which is only kept in this page's memory.
 */
export const tryScript = `
const make = (name, set = {}, ...inside) => {
  const element = Object.assign(document.createElement(name), set);
  element.append(...inside);
  return element;
};
const labeled = (text, control) => make('label', {}, text, control);

let language = 'curl';
const choosers = [];
const choose = (asked) => {
  language = asked;
  for (const draw of choosers) draw();
};
const drawLanguages = (curl, sdk, call) => {
  const after = (block, text) => {
    const made = make('pre', { tabIndex: 0 }, make('code', {}, text));
    block.after(made);
    addCopy(made);
    return made;
  };
  const python = after(curl, pythonOf(call));
  const all = { curl, Python: python, Go: after(python, goOf(call)), ...(sdk && { SDK: sdk }) };
  for (const block of [curl, sdk]) block?.previousElementSibling.setAttribute('hidden', '');
  const buttons = Object.keys(all).map((name) => make('button', { type: 'button', onclick: () => choose(name) }, name));
  const group = make('div', { className: 'languages', role: 'group', ariaLabel: 'Language' }, ...buttons);
  curl.before(group);
  const draw = () => {
    const shown = all[language] ? language : 'curl';
    for (const [at, name] of Object.keys(all).entries()) {
      all[name].hidden = name !== shown;
      buttons[at].setAttribute('aria-pressed', String(name === shown));
    }
  };
  choosers.push(draw);
  draw();
};

let key = '';
const keyFields = [];
const drawTry = (operation, call) => {
  const [auth] = call.headers.filter(({ variable }) => variable);
  const url = new URL(call.url);
  const takesKey = auth && auth.variable === 'HELPDESK_API_KEY';
  if (call.file || call.parts.length > 0 || (auth && !takesKey)) return;
  const isRead = call.method === 'GET';
  const address = make('input', { value: url.pathname + url.search, spellcheck: false, autocomplete: 'off' });
  const secret = make('input', { type: 'password', autocomplete: 'off', value: key, placeholder: 'hdk_…' });
  secret.oninput = () => {
    key = secret.value.trim();
    for (const other of keyFields) if (other !== secret) other.value = secret.value;
  };
  if (auth) keyFields.push(secret);
  const body = make('textarea', { rows: 6, spellcheck: false, value: call.json ? JSON.stringify(call.json, null, 2) : '' });
  const button = make('button', {}, 'Send');
  const said = make('p', { role: 'status' });
  const answer = make('pre', { tabIndex: 0, hidden: true }, make('code'));
  let isSure = isRead;
  const reset = () => {
    isSure = isRead;
    button.textContent = 'Send';
  };
  const send = async () => {
    const began = performance.now();
    button.disabled = true;
    said.textContent = 'Sending…';
    try {
      const to = new URL(address.value, location.origin);
      if (to.origin !== location.origin) throw new Error('You can try only requests to ' + location.host);
      const headers = { ...(auth && key && { Authorization: 'Bearer ' + key, 'X-From-Documentation': '1' }), ...(call.json && { 'Content-Type': 'application/json' }) };
      const response = await fetch(to, { method: call.method, headers, body: call.json ? body.value : undefined, credentials: 'omit', cache: 'no-store', redirect: 'error' });
      const text = await response.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
      said.textContent = response.status + ' in ' + Math.round(performance.now() - began) + ' ms' + (text ? '' : ', without a body');
      answer.firstChild.textContent = shown.slice(0, 100000);
      answer.hidden = !text;
    } catch (error) {
      said.textContent = error instanceof TypeError ? 'We could not reach the server' : error.message;
      answer.hidden = true;
    }
    button.disabled = false;
    reset();
  };
  const form = make('form', { className: 'try', oninput: reset, onsubmit: (event) => {
    event.preventDefault();
    if (auth && !key) {
      said.textContent = 'Enter an API key first. It is kept in this page only.';
      secret.focus();
    } else if (isSure) send();
    else {
      isSure = true;
      button.textContent = 'Send and change data';
      said.textContent = 'This changes data on ' + location.host + '. Press again to send.';
    }
  } }, make('h4', {}, 'Try it'), ...(auth ? [labeled('API key', secret)] : []), labeled(call.method + ' at ' + location.host, address),
    ...(call.json ? [labeled('Body', body)] : []), button, said, answer);
  operation.querySelector('.refusals').previousElementSibling.before(form);
};

for (const operation of document.querySelectorAll('.operation')) {
  operation.addEventListener('toggle', () => {
    const blocks = [...operation.querySelectorAll('h4')].filter((one) => /^(curl|SDK)$/.test(one.textContent)).map((one) => one.nextElementSibling);
    const call = readCurl(blocks[0].firstChild.textContent);
    drawLanguages(blocks[0], blocks[1], call);
    drawTry(operation, call);
  }, { once: true });
}
`;
