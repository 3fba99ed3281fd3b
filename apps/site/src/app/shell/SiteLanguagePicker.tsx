import { calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { LanguagePicker } from '@ikka/ui';
import { useMutation } from '@tanstack/react-query';
import { client } from '../../parts/calls/client.ts';
import { useSession } from '../../parts/calls/session.ts';

/**
 * Chooses the language of the page, on this device at once. Who is logged in gets the house's messages in it too; that the
 * server could not be told then says nothing, for the page speaks the chosen language all the same.
 */
export function SiteLanguagePicker() {
  const session = useSession();
  const tell = useMutation({
    mutationFn: (language: 'EN' | 'UR') => client.call(calls.member.changeLanguage, { body: { language } }),
  });
  return (
    <LanguagePicker
      onChosen={(language) => {
        if (session) tell.mutate(wireLanguage(language));
      }}
    />
  );
}
