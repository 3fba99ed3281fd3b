// Sets theme, language and direction before the first paint, so that nothing flashes or turns around. Then it fetches the
// application, whose built files stand on this script's tag: on the home page after its picture, which needs the line first.
(() => {
  const built = document.currentScript.dataset;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const asked = new URLSearchParams(location.search).get('lang') || read('ikka.language');
  const language = asked?.toLowerCase().startsWith('en') ? 'en' : 'ur';
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl';
  const chosen = read('ikka.theme');
  const night = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const scheme = chosen === 'dark' || chosen === 'light' ? chosen : night;
  document.documentElement.dataset.mantineColorScheme = scheme;

  const add = (name, properties) => {
    const element = Object.assign(document.createElement(name), properties);
    document.head.append(element);
    return element;
  };
  const filesOf = (list) => list?.split(' ').filter(Boolean) ?? [];
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));

  const startApplication = async () => {
    const styles = filesOf(built.styles).map((href) => add('link', { rel: 'stylesheet', href }));
    for (const href of filesOf(built.scripts)) add('link', { rel: 'modulepreload', href });
    for (const href of filesOf(built[language]))
      add('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' });
    const settled = (link) =>
      new Promise((resolve) => Object.assign(link, { onload: resolve, onerror: resolve }));
    // A script added like this waits for no style: without it the first view would be drawn twice.
    await Promise.all([parsed, ...styles.map(settled)]);
    for (const src of filesOf(built.scripts)) add('script', { type: 'module', src, async: false });
  };

  // The picture of the home page is its largest paint: it is shown before anything else is fetched, unless it is slow.
  const showPicture = async () => {
    document.documentElement.dataset.home = '';
    const width = matchMedia('(min-width: 62em)').matches ? 'wide' : 'narrow';
    const picture = new Image();
    picture.fetchPriority = 'high';
    picture.src = `/art/bazaar-${scheme === 'dark' ? 'night' : 'day'}-${width}.avif`;
    await picture.decode().catch(() => {});
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  };
  if (['/', '/index', '/login', '/register', '/register.html'].includes(location.pathname))
    void Promise.race([showPicture(), wait(1_000)]).then(startApplication);
  else void startApplication();
})();
