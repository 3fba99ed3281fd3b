import { useTranslation } from '@ikka/i18n/react';

/** What a part of a selection is called, such as `p1` or `head`: a place of the draw by its number. */
export function usePartName(): (code: string) => string {
  const { t } = useTranslation('lotteryDesk');
  return (code) => {
    const place = /^p(\d+)$/.exec(code)?.[1];
    return place === undefined ? t(`part.${code as 'numbers'}`) : t('part.place', { no: place });
  };
}
