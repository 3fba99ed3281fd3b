import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoonStars, IconSun } from '@tabler/icons-react';

/** Night or day; until it is pressed once, the page follows the device. */
export function ThemeToggle() {
  const { t } = useTranslation();
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('dark', { getInitialValueInEffect: false });
  const next = scheme === 'dark' ? 'light' : 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={38}
      onClick={() => setColorScheme(next)}
      title={t(`theme.${next}`)}
      aria-label={`${t('theme.label')}: ${t(`theme.${next}`)}`}
      styles={{ root: { color: 'var(--ikka-text)' } }}
    >
      {next === 'light' ? <IconSun size={20} /> : <IconMoonStars size={20} />}
    </ActionIcon>
  );
}
