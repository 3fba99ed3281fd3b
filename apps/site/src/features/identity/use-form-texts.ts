import { useTranslation } from '@ikka/i18n/react';

/**
 * The texts of a form. The refusals come along with its own: a form must not go away, and the focus with it, while the
 * words of its first error are fetched.
 */
export const useFormTexts = () => useTranslation(['identity', 'common', 'refusals']);
