/**
 * Searches while typing: fetches the page that the form would open, and shows its results.
 * Without the script, the form works by itself. The browser parses the page with Trusted Types enforced.
 */
export const searchScript = `
(function () {
  var form = document.querySelector('form[role=search]');
  var input = form && form.elements.namedItem('q');
  var area = document.getElementById('results');
  var said = document.getElementById('said');
  if (!form || !input || !area || !said || !window.XMLHttpRequest || !window.URLSearchParams) return;
  var timer, asked = input.value.trim(), running;
  function show(q) {
    if (q === asked) return;
    asked = q;
    var query = new URLSearchParams(new FormData(form));
    query.set('q', q);
    if (!q) query.delete('q');
    var address = form.action + (String(query) ? '?' + query : '');
    var before = running, asking = running = new XMLHttpRequest();
    if (before) before.abort();
    asking.responseType = 'document';
    asking.onloadend = function () {
      if (asking !== running) return;
      var next = asking.status === 200 && asking.response && asking.response.getElementById('results');
      if (!next) return void (asked = null);
      area.replaceChildren.apply(area, Array.from(next.childNodes).map(function (node) { return document.adoptNode(node); }));
      var tongues = document.querySelector('.languages'), others = asking.response.querySelector('.languages');
      if (tongues && others) tongues.replaceWith(document.adoptNode(others));
      var heading = q && area.querySelector('h2');
      said.textContent = heading ? heading.textContent : '';
      history.replaceState(null, '', address);
    };
    asking.open('GET', address);
    asking.setRequestHeader('accept', 'text/html');
    asking.send();
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
