const key = 'ikka.chat';

/** The chat that this browser has going, kept so that a closed window finds it again. */
export const chatToken = {
  get(): string | undefined {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  keep(token: string): void {
    try {
      localStorage.setItem(key, token);
    } catch {
      // Without storage the chat lives as long as its window.
    }
  },
  forget(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};
