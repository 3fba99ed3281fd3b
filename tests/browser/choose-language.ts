import type { Page } from '@ikka/test-kit';
import type { StoryLanguage } from './texts.ts';

/** Changes the language of the page that is open, as another tab of the same browser would: nothing is loaded again. */
export async function chooseLanguage(page: Page, language: StoryLanguage): Promise<void> {
  await page.evaluate(`{
    localStorage.setItem('ikka.language', '${language}');
    dispatchEvent(new StorageEvent('storage', { key: 'ikka.language', newValue: '${language}' }));
  }`);
}
