import { bannerGroups, calls } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { EmptyState } from '@ikka/ui';
import type { Column } from '../../parts/DataTable.tsx';
import { KeptPage } from '../../parts/kept/KeptPage.tsx';
import { OfficePicture } from '../../parts/kept/OfficePicture.tsx';
import pictures from '../../parts/kept/Pictures.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { BannerForm } from './BannerForm.tsx';
import type { BannerRow } from './banner-draft.ts';

const { officeBanners, officeArrangeBanners, officeRemoveBanner } = calls.officeContent;
const tones = { hidden: 'trial', scheduled: 'changed', shown: 'good', over: 'bad' } as const;

/** The pictures in the site's places: their order, when each is shown, and the way to change them. */
export function BannersPage() {
  const { t } = useTranslation(['contentOffice', 'office']);
  const language = wireLanguage(useLanguage());
  const nameOf = (row: BannerRow) => (row.title ?? row.alt)[language];
  const columns: Column<BannerRow>[] = [
    column.cell('banner', t('banner.one'), (row) => (
      <span className={pictures.row}>
        <OfficePicture picture={row.picture} className={pictures.thumb} />
        <span className={pictures.name}>
          <bdi>{nameOf(row)}</bdi>
        </span>
      </span>
    )),
    column.mark('state', t('office:members.stateLabel'), (row) => [
      tones[row.state],
      t(`state.${row.state}`),
    ]),
    extra(column.code('url', t('link.url'))),
    extra(column.instant('from', t('office:notices.from'))),
    extra(column.instant('until', t('office:notices.until'))),
  ];
  return (
    <KeptPage
      title={t('banner.title')}
      hint={t('banner.hint')}
      read={officeBanners}
      // A state changes by itself when its time comes.
      everyMs={30_000}
      rowsOf={({ banners }) => banners}
      group={{
        title: t('banner.groupLabel'),
        all: bannerGroups,
        of: ({ groupName }) => groupName,
        nameOf: (group) => t(`group.${group}`),
        noneOf: (group) => <EmptyState title={t(`banner.none.${group}`)} />,
      }}
      nameOf={nameOf}
      columns={columns}
      add={{ text: t('banner.add'), labelOf: (group) => t('banner.addTo', { group }) }}
      arrange={{
        call: officeArrangeBanners,
        request: (groupName, body) => ({ params: { groupName }, body }),
      }}
      remove={{
        call: officeRemoveBanner,
        request: ({ id, version }) => ({ params: { id }, query: { version } }),
        title: t('banner.removeTitle'),
      }}
      form={(edited) => <BannerForm key={edited.id} {...edited} />}
    />
  );
}
