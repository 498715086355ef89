// Runs before the first paint, so that a chosen theme never flashes. Mirrors src/ui/theme.ts.
(function () {
  var root = document.documentElement;
  var read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (_) {
      return null;
    }
  };
  var theme = read('helpdesk_theme');
  var dark = read('helpdesk_dark');
  root.classList.add('theme-' + (theme === 'green' || theme === 'purple' ? theme : 'blue'));
  var prefersDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  if (dark === 'true' || (dark === null && prefersDark)) root.classList.add('dark');
})();
