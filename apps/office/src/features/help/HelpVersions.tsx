import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { useRead } from '../../api/use-call.ts';
import { Versions } from '../../parts/Versions.tsx';
import { HelpWords } from './HelpWords.tsx';

/** What a text said before, who published it and when. */
export function HelpVersions({ itemKey, version }: { itemKey: string; version: number }) {
  const { t } = useTranslation('office');
  const query = useRead(calls.office.officeHelpVersions, { params: { key: itemKey } });
  return (
    <Versions
      title={t('help.versions')}
      nameOf={(no) => t('help.version', { version: no })}
      query={query}
      before={version}
    >
      {({ title, html }) => <HelpWords title={title} html={html} />}
    </Versions>
  );
}
