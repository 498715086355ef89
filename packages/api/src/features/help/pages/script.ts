/**
 * Searches while one types: asks the server for the very page that the form would lead to, and shows its results.
 * Without it the form does the same with a click.
 */
export const script = `
(function () {
  var form = document.querySelector('form[role=search]');
  var input = form && form.elements.namedItem('q');
  var area = document.getElementById('results');
  var said = document.getElementById('said');
  if (!form || !input || !area || !said || !window.fetch || !window.URLSearchParams) return;
  var timer, asked = input.value.trim(), running;
  function show(q) {
    if (q === asked) return;
    asked = q;
    var query = new URLSearchParams(new FormData(form));
    query.set('q', q);
    if (!q) query.delete('q');
    var address = form.action + (String(query) ? '?' + query : '');
    if (running) running.abort();
    running = new AbortController();
    fetch(address, { headers: { accept: 'text/html' }, signal: running.signal })
      .then(function (answer) { if (!answer.ok) throw 0; return answer.text(); })
      .then(function (text) {
        var next = new DOMParser().parseFromString(text, 'text/html').getElementById('results');
        if (!next || q !== asked) return;
        area.replaceChildren.apply(area, Array.from(next.childNodes).map(function (node) { return document.adoptNode(node); }));
        var heading = q && area.querySelector('h2');
        said.textContent = heading ? heading.textContent : '';
        history.replaceState(null, '', address);
      })
      .catch(function () { if (q === asked) asked = null; });
  }
  input.addEventListener('input', function () {
    clearTimeout(timer);
    timer = setTimeout(function () { show(input.value.trim()); }, 180);
  });
  form.addEventListener('submit', function (event) {
    event.preventDefault();
    clearTimeout(timer);
    show(input.value.trim());
  });
})();
`.trim();
