import { type Language, languageNames } from '@ikka/i18n';
import { changeLanguage, useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';

const LanguageMenu = lazy(async () => ({ default: (await import('./LanguageMenu.tsx')).LanguageMenu }));

/** Chooses the language of the page; the choice is stored on the device. */
export function LanguagePicker({ onChosen }: { onChosen?: (language: Language) => void }) {
  const { t, i18n } = useTranslation();
  const current = useLanguage();
  const [isAsked, setAsked] = useState(false);
  const target = (
    <Button
      variant="subtle"
      color="gray"
      px="xs"
      leftSection={<IconLanguage size={19} />}
      aria-label={`${t('language.label')}: ${languageNames[current]}`}
      aria-haspopup="menu"
      styles={{ root: { color: 'var(--ikka-text)' } }}
      onClick={isAsked ? undefined : () => setAsked(true)}
    >
      {languageNames[current]}
    </Button>
  );
  if (!isAsked) return target;
  return (
    <Suspense fallback={target}>
      <LanguageMenu
        target={target}
        onChosen={(language) => {
          void changeLanguage(i18n, language);
          onChosen?.(language);
        }}
      />
    </Suspense>
  );
}
