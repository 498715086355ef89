/**
 * Copies code, plays videos in place, and shows images in full size over the page. Without the script, videos and images open as ordinary
 * links.
 * The page provides the texts.
 */
export const articleScript = `
(function () {
  var article = document.querySelector('article[data-copy]');
  if (!article || !window.HTMLDialogElement) return;
  var words = article.dataset;
  function button(text, act) {
    var made = document.createElement('button');
    made.type = 'button';
    made.textContent = text;
    made.addEventListener('click', act);
    return made;
  }
  if (navigator.clipboard) article.querySelectorAll('pre').forEach(function (code) {
    var text = code.textContent;
    var copy = button(words.copy, function () {
      navigator.clipboard.writeText(text).then(function () {
        copy.textContent = words.copied;
        setTimeout(function () { copy.textContent = words.copy; }, 2000);
      }, function () {});
    });
    copy.className = 'copy';
    var box = document.createElement('div');
    box.className = 'code';
    code.replaceWith(box);
    box.append(code, copy);
  });
  article.addEventListener('click', function (event) {
    var link = event.target.closest && event.target.closest('a.zoom,.video>a');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    var video = link.closest('.video');
    if (video) {
      var frame = document.createElement('iframe');
      frame.title = (video.querySelector('b') || link).textContent;
      frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups');
      frame.src = video.dataset.embed;
      video.replaceChildren(frame);
      frame.focus();
      return;
    }
    var box = document.createElement('dialog');
    var picture = link.firstElementChild.cloneNode();
    box.className = 'zoomed';
    box.setAttribute('aria-label', picture.alt || words.enlarge);
    var close = button('\\u00d7', function () { box.close(); });
    close.setAttribute('aria-label', words.close);
    box.append(picture, close);
    box.addEventListener('click', function (event) { if (event.target !== close) box.close(); });
    box.addEventListener('close', function () { box.remove(); link.focus(); });
    document.body.append(box);
    box.showModal();
  });
})();
`.trim();
