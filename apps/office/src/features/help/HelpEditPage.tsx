import { calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import { BackLink } from '../../parts/BackLink.tsx';
import { PublishedWords } from '../../parts/form/PublishedWords.tsx';
import { Loaded } from '../../parts/Loaded.tsx';
import { PageHead } from '../../parts/PageHead.tsx';
import { Versions } from '../../parts/Versions.tsx';
import { HelpForm } from './HelpForm.tsx';

/** One text of the help centre in both languages, with what it said before. */
export function HelpEditPage() {
  const { key } = useParams({ from: '/shell/help/$key' });
  return <HelpEdit key={key} itemKey={key} />;
}

export function NewHelpPage() {
  return <HelpEdit itemKey={null} />;
}

function HelpEdit({ itemKey }: { itemKey: string | null }) {
  const { t } = useTranslation('office');
  const language = wireLanguage(useLanguage());
  const navigate = useNavigate();
  const query = useRead(calls.office.officeHelp, {});
  const toList = <BackLink to="/help">{t('help.toList')}</BackLink>;
  return (
    <Loaded query={query}>
      {({ items, places }) => {
        const item = items.find(({ key }) => key === itemKey) ?? null;
        if (itemKey !== null && item === null)
          return <EmptyState title={t('help.unknown')} action={toList} />;
        return (
          <>
            <PageHead before={toList} title={item ? <bdi>{item.title[language]}</bdi> : t('help.write')} />
            <HelpForm
              item={item}
              taken={items.map(({ key }) => key)}
              places={places}
              onPublished={(key) =>
                void navigate({ to: '/help/$key', params: { key }, replace: true, ignoreBlocker: true })
              }
            />
            {item && item.version > 1 ? (
              <Versions
                title={t('help.versions')}
                nameOf={(version) => t('help.version', { version })}
                call={calls.office.officeHelpVersions}
                request={{ params: { key: item.key } }}
                before={item.version}
              >
                {(one) => <PublishedWords title={one.title} html={one.html} />}
              </Versions>
            ) : null}
          </>
        );
      }}
    </Loaded>
  );
}
