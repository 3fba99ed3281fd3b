import Bowser from 'bowser';

/** What a browser calls itself and what it runs on, by the names of their makers; empty where it does not say. */
export interface BrowserName {
  readonly browser: string;
  readonly os: string;
}

/** The library throws for an empty name, and a hostile one must not be worth more than a blank. */
export function browserName(userAgent: string): BrowserName {
  if (userAgent.trim() === '') return { browser: '', os: '' };
  const { browser, os } = Bowser.parse(userAgent.slice(0, 400));
  return { browser: browser.name ?? '', os: os.name ?? '' };
}

/** Both in one line, for a message: `Chrome, Android`; a browser that does not say is what it sent, at most 40 characters. */
export function deviceTitle(userAgent: string): string {
  const { browser, os } = browserName(userAgent);
  return [browser, os].filter((part) => part !== '').join(', ') || userAgent.slice(0, 40) || '?';
}
