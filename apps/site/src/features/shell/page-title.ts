/** The text that names a page in the browser's tab; null for the home page, which is named by the product alone. */
export function titleKeyOf(path: string): 'category.RNG' | 'nav.fair' | 'notFound.title' | null {
  switch (path) {
    case '/rng':
      return 'category.RNG';
    case '/fair':
      return 'nav.fair';
    case '/':
    case '/index':
    case '/login':
    case '/register':
    case '/register.html':
    case '/game':
      return null;
    default:
      return 'notFound.title';
  }
}
