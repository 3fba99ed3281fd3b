import { useTranslation } from '@ikka/i18n/react';

/** Where the texts keep the names of each kind. */
const prefixes = {
  account: 'account.',
  transfer: 'transfer.',
  act: 'act.',
  role: 'role.',
  permission: 'permission.',
  setting: 'setting.',
  part: 'settingPart.',
  group: 'group.',
  module: 'module.',
} as const;

/** Names that come from the server's data, by kind; a name that the texts do not know yet is shown as it is. */
export function useWord(): (kind: keyof typeof prefixes, name: string) => string {
  const { i18n } = useTranslation('office');
  return (kind, name) => {
    const text: unknown = i18n.getResource(
      i18n.resolvedLanguage ?? i18n.language,
      'office',
      `${prefixes[kind]}${name}`,
    );
    return typeof text === 'string' ? text : name;
  };
}

/** A side of a transfer, `vendor:IKKA_SLOT` or plain `cash`, in words: the kind of account and whose it is. */
export function useSideName(): (side: string) => string {
  const word = useWord();
  return (side) => {
    const [kind = '', ...label] = side.split(':');
    return [word('account', kind), label.join(':')].filter(Boolean).join(' ');
  };
}
