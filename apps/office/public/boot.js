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
  document.documentElement.dataset.mantineColorScheme =
    chosen === 'dark' || chosen === 'light' ? chosen : night;
})();
