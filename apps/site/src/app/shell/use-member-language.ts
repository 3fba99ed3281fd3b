import { type CallValue, calls } from '@ikka/contract';
import { parseLanguage, wireLanguage } from '@ikka/i18n';
import { adoptLanguage, isLanguageChosen, useLanguage, useTranslation } from '@ikka/i18n/react';
import { useEffect, useRef } from 'react';
import { client } from '../../parts/calls/client.ts';

type MemberInfo = CallValue<typeof calls.identity.memberInfo>;

/**
 * Brings a member's language to a device on which nobody has chosen one, and the device's choice to a member who has none
 * yet, so that the house writes in it. Looks once a member: what is chosen later is told as it is chosen.
 */
export function useMemberLanguage(member: Pick<MemberInfo, 'id' | 'language'> | undefined): void {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const met = useRef<string | null>(null);
  useEffect(() => {
    if (member === undefined) {
      met.current = null;
      return;
    }
    if (met.current === member.id) return;
    met.current = member.id;
    const theirs = parseLanguage(member.language);
    if (theirs !== undefined) void adoptLanguage(i18n, theirs);
    else if (isLanguageChosen())
      void client.call(calls.member.changeLanguage, { body: { language: wireLanguage(language) } });
  }, [member, i18n, language]);
}
