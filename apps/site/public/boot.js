// Sets theme, language and direction before the first paint, so that nothing flashes or turns around.
(() => {
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
  const preload = (as, type, href) => {
    const link = document.createElement('link');
    const fetchPriority = as === 'image' ? 'high' : 'auto';
    const crossOrigin = as === 'font' ? 'anonymous' : null;
    Object.assign(link, { rel: 'preload', as, type, href, crossOrigin, fetchPriority });
    document.head.append(link);
  };
  // The picture of the home page is its largest paint: it is fetched first and shown before any script of the page has run.
  if (['/', '/index', '/login', '/register', '/register.html'].includes(location.pathname)) {
    document.documentElement.dataset.home = '';
    const width = matchMedia('(min-width: 62em)').matches ? 'wide' : 'narrow';
    preload('image', 'image/avif', `/art/bazaar-${scheme === 'dark' ? 'night' : 'day'}-${width}.avif`);
  }
  const faces = document.currentScript?.dataset[language] ?? '';
  for (const face of faces.split(' ').filter(Boolean)) preload('font', 'font/woff2', face);
})();
