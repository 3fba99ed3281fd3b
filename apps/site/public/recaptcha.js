// Shows reCAPTCHA in its frame and tells the page around it, which is of our own origin, what came of it.
(() => {
  const root = document.documentElement;
  const asked = new URLSearchParams(location.search);
  const theme = asked.get('theme') === 'dark' ? 'dark' : 'light';
  const language = asked.get('lang') === 'en' ? 'en' : 'ur';
  // On a screen narrower than the widget is wide there is a smaller one.
  const isNarrow = innerWidth < 304;
  const restHeight = isNarrow ? 152 : 86;
  const challengeHeight = 600;
  root.dataset.theme = theme;
  root.lang = language;
  root.dir = language === 'en' ? 'ltr' : 'rtl';

  const place = document.getElementById('captcha');
  const tell = (message) => parent.postMessage({ of: 'captcha', ...message }, location.origin);

  /** The pictures to choose from lie over the page, beside the widget, and are there all the time, mostly unseen. */
  const asksMore = () =>
    [...document.querySelectorAll('iframe')].some(
      (frame) =>
        !place.contains(frame) &&
        getComputedStyle(frame).visibility === 'visible' &&
        frame.getBoundingClientRect().bottom > 0,
    );
  let height = 0;
  const measure = () => {
    const needed = asksMore() ? challengeHeight : restHeight;
    if (needed === height) return;
    height = needed;
    tell({ kind: 'height', height });
  };

  window.captchaLoaded = () => {
    try {
      window.grecaptcha.render(place, {
        sitekey: asked.get('key') ?? '',
        theme,
        size: isNarrow ? 'compact' : 'normal',
        callback: (token) => tell({ kind: 'solved', token }),
        'expired-callback': () => tell({ kind: 'expired' }),
        'error-callback': () => tell({ kind: 'failed' }),
      });
    } catch {
      return tell({ kind: 'failed' });
    }
    measure();
    new MutationObserver(measure).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['style'],
    });
    tell({ kind: 'ready' });
  };

  const address = new URL(root.dataset.script);
  address.searchParams.set('onload', 'captchaLoaded');
  address.searchParams.set('render', 'explicit');
  address.searchParams.set('hl', language);
  const script = document.createElement('script');
  script.src = address.href;
  script.onerror = () => tell({ kind: 'failed' });
  document.head.append(script);
})();
