/**
 * Replaces the plain HTML form with the form element once it is drawn, unless the visitor has already begun to type: then their text stays
 * and the plain form is sent. A form with a captcha has only the element. After the element has sent a form, the script shows the
 * confirmation without loading a new page.
 */
export const contactScript = `
(function () {
  var card = document.getElementById('contact');
  var plain = card && card.querySelector('form');
  var sent = document.getElementById('sent');
  if (!card || !sent || !window.customElements || !card.replaceChildren) return;
  var element = document.createElement('helpdesk-form');
  var settings = { loading: 'eager', organization: card.dataset.organization, source: 'form',
    'submit-text': card.dataset.send, 'sending-text': card.dataset.sending };
  for (var name in settings) element.setAttribute(name, settings[name]);
  element.definition = JSON.parse(card.dataset.form);
  element.hidden = true;

  function isBegun(control) {
    if (control.type === 'file') return control.files.length > 0;
    if (control.type === 'checkbox' || control.type === 'radio') return control.checked !== control.defaultChecked;
    if (control.options) return control.selectedIndex > 0 && !control.options[control.selectedIndex].defaultSelected;
    return 'defaultValue' in control && control.value !== control.defaultValue;
  }

  customElements.whenDefined('helpdesk-form').then(function () {
    var watch = new MutationObserver(function () {
      if (!element.shadowRoot.querySelector('form')) return;
      watch.disconnect();
      if (plain && (plain.contains(document.activeElement) || Array.from(plain.elements).some(isBegun))) return element.remove();
      card.replaceChildren(card.querySelector('h1'), element);
      element.hidden = false;
    });
    card.append(element);
    watch.observe(element.shadowRoot, { childList: true, subtree: true });
  });

  var email;
  element.addEventListener('helpdesk-submit', function (event) {
    var asked = element.definition.fields.find(function (field) { return field.type === 'email'; });
    email = asked && event.detail.data[asked.name];
  });

  element.addEventListener('helpdesk-success', function (event) {
    var answer = event.detail.response;
    var before = Array.from(card.childNodes);
    card.replaceChildren(document.importNode(sent.content, true));
    var number = card.querySelector('.number');
    if (answer.ticketNumber) number.querySelector('strong').textContent = answer.ticketNumber;
    else number.remove();
    if (answer.ticketNumber && email)
      number.querySelector('a').hash = new URLSearchParams({ email: email, number: answer.ticketNumber });
    card.querySelector('h1').focus();
    card.querySelector('button').onclick = function () {
      card.replaceChildren.apply(card, before);
      element.reset();
      requestAnimationFrame(function () {
        var first = element.shadowRoot.querySelector('input,select,textarea');
        if (first) first.focus();
      });
    };
  });
})();
`.trim();
