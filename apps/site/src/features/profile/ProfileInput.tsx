import { incomeSources } from '@ikka/contract';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Select, TextInput } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { countryNames } from './country-names.ts';
import classes from './ProfilePage.module.css';
import type { ProfileField } from './profile-view.ts';

interface ProfileInputProps {
  field: ProfileField;
  /** What stands in the field now. */
  typed: string;
  /** The last day on which who is of age may be born. */
  latestBirthday: string;
  props: object;
}

const ownWords = new Set(['nickname', 'fullName', 'address', 'occupation']);
const autoComplete: Readonly<Record<string, string>> = {
  nickname: 'nickname',
  fullName: 'name',
  birthday: 'bday',
  address: 'street-address',
  occupation: 'organization-title',
};

/** One field of the profile: a text, a day, or a choice. */
export function ProfileInput({ field, typed, latestBirthday, props }: ProfileInputProps) {
  const { t } = useTranslation('member');
  const language = useLanguage();
  const { name, isRequired, mayChange, value, maxLength } = field;
  const label = t(`profile.field.${name}`);
  const isKept = !mayChange;
  const once = name === 'fullName' || name === 'birthday' || name === 'idNumber';
  const shared = {
    ...props,
    inputWrapperOrder: ['label', 'input', 'error', 'description'] as (
      | 'label'
      | 'input'
      | 'error'
      | 'description'
    )[],
    label,
    withAsterisk: isRequired && mayChange,
    description: isKept ? t('profile.locked') : once && !value ? t('profile.once') : undefined,
    rightSection: isKept ? <IconLock size={16} /> : undefined,
    readOnly: isKept,
  };
  if (name === 'nationality' || name === 'incomeSource') {
    const data =
      name === 'nationality'
        ? countryNames(language)
        : incomeSources.map((source) => ({ value: source, label: t(`profile.income.${source}`) }));
    return (
      <Select
        {...shared}
        value={typed === '' ? null : typed}
        data={data}
        searchable={name === 'nationality'}
        clearable={!isRequired && mayChange}
        placeholder={t('profile.choose')}
        nothingFoundMessage={t('profile.nothing')}
      />
    );
  }
  return (
    <TextInput
      {...shared}
      {...(name === 'birthday'
        ? { type: isKept ? 'text' : 'date', max: latestBirthday, min: '1900-01-01' }
        : {})}
      className={name === 'address' ? classes.whole : undefined}
      dir={ownWords.has(name) ? 'auto' : 'ltr'}
      autoComplete={autoComplete[name] ?? 'off'}
      autoCapitalize={ownWords.has(name) ? 'words' : 'none'}
      spellCheck={false}
      maxLength={maxLength}
    />
  );
}
