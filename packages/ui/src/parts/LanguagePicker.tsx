import { languageNames, languages } from '@ikka/i18n';
import { changeLanguage, useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button, Menu } from '@mantine/core';
import { IconCheck, IconLanguage } from '@tabler/icons-react';

/** Chooses the language of the page; the choice is stored on the device. */
export function LanguagePicker({ onChosen }: { onChosen?: (language: (typeof languages)[number]) => void }) {
  const { t, i18n } = useTranslation();
  const current = useLanguage();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          px="xs"
          leftSection={<IconLanguage size={19} />}
          aria-label={`${t('language.label')}: ${languageNames[current]}`}
          styles={{ root: { color: 'var(--ikka-text)' } }}
        >
          {languageNames[current]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            rightSection={language === current ? <IconCheck size={16} /> : null}
            onClick={() => {
              void changeLanguage(i18n, language);
              onChosen?.(language);
            }}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
