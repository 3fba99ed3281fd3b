import { type Language, languageNames, languages } from '@ikka/i18n';
import { useLanguage } from '@ikka/i18n/react';
import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface LanguageMenuProps {
  /** What opens it; it takes a ref. */
  target: ReactNode;
  onChosen: (language: Language) => void;
}

/** The languages of the page, each in its own script. Open from the start: it is fetched when it is first asked for. */
export function LanguageMenu({ target, onChosen }: LanguageMenuProps) {
  const current = useLanguage();
  return (
    <Menu position="bottom-end" defaultOpened>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {languages.map((language) => (
          <Menu.Item
            key={language}
            lang={language}
            rightSection={language === current ? <IconCheck size={16} /> : null}
            onClick={() => onChosen(language)}
          >
            {languageNames[language]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
