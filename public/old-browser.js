// For browsers older than the floor (`build/floor.ts`): one sentence instead of a page that stays blank. Classic and ES5, so
// that it runs where nothing else of Kennel does. `AbortSignal.timeout` came with Safari 16 and Chrome 103, `:has` with Chrome 105 and Firefox 121.
(function () {
  var isOld =
    !('noModule' in document.createElement('script')) ||
    typeof AbortSignal === 'undefined' ||
    !AbortSignal.timeout ||
    typeof CSS === 'undefined' ||
    !CSS.supports('selector(:has(a))');
  window.kennelIsTooOld = isOld;
  if (!isOld) return;
  var needed = 'Safari 16, Chrome 106, Firefox 121';
  var sentences = {
    en:
      'This browser is too old for Kennel. It needs ' +
      needed +
      ' or newer. Your wallet stays on this device.',
    es:
      'Este navegador es demasiado antiguo para Kennel. Hace falta ' +
      needed +
      ' o más reciente. Tu cartera sigue en este dispositivo.',
    de:
      'Dieser Browser ist zu alt für Kennel. Nötig ist ' +
      needed +
      ' oder neuer. Deine Wallet bleibt auf diesem Gerät.',
    fr:
      'Ce navigateur est trop ancien pour Kennel. Il faut ' +
      needed +
      ' ou plus récent. Votre portefeuille reste sur cet appareil.',
    pt:
      'Este navegador é antigo demais para o Kennel. É preciso ' +
      needed +
      ' ou mais recente. Sua carteira continua neste aparelho.',
    ru:
      'Этот браузер слишком старый для Kennel. Нужен ' +
      needed +
      ' или новее. Кошелёк остаётся на этом устройстве.',
    tr:
      'Bu tarayıcı Kennel için çok eski. ' +
      needed +
      ' veya daha yenisi gerekli. Cüzdanınız bu cihazda duruyor.',
    id:
      'Peramban ini terlalu lama untuk Kennel. Diperlukan ' +
      needed +
      ' atau lebih baru. Dompet Anda tetap ada di perangkat ini.',
  };
  var language = (navigator.language || 'en').slice(0, 2).toLowerCase();
  function say() {
    var place = document.getElementById('root');
    var text = document.createElement('p');
    text.setAttribute('role', 'alert');
    text.style.cssText =
      'max-width: 30em; margin: 25vh auto 0; padding: 0 16px; color: #ffffff; font: 18px/1.5 sans-serif';
    text.appendChild(document.createTextNode(sentences[language] || sentences.en));
    while (place.firstChild) place.removeChild(place.firstChild);
    place.appendChild(text);
  }
  if (document.getElementById('root')) say();
  else document.addEventListener('DOMContentLoaded', say);
})();
