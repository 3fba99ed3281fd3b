// Sets theme, language and direction before the first paint: what the frame's address says, else what was chosen before.
(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key, value) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // Where storage is forbidden, the choice holds for this visit.
    }
  };
  const address = new URLSearchParams(location.hash.slice(1));
  const asked = address.get('lang');
  if (asked) write('ikka.language', asked.toLowerCase().startsWith('en') ? 'en' : 'ur');
  const theme = address.get('theme');
  if (theme === 'dark' || theme === 'light') write('ikka.theme', theme);
  const language = (asked || read('ikka.language') || 'ur').toLowerCase().startsWith('en') ? 'en' : 'ur';
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'en' ? 'ltr' : 'rtl';
  const chosen = theme || read('ikka.theme');
  const night = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.mantineColorScheme =
    chosen === 'dark' || chosen === 'light' ? chosen : night;
})();
