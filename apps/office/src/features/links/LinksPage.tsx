import { calls, resourceTypes } from '@ikka/contract';
import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Text } from '@mantine/core';
import type { Column } from '../../parts/DataTable.tsx';
import { KeptPage } from '../../parts/kept/KeptPage.tsx';
import { OfficePicture } from '../../parts/kept/OfficePicture.tsx';
import pictures from '../../parts/kept/Pictures.module.css';
import { column, extra } from '../../parts/list/columns.tsx';
import { LinkForm } from './LinkForm.tsx';
import type { LinkRow } from './link-draft.ts';

const { officeResources, officeArrangeResources, officeRemoveResource } = calls.officeContent;

/** What the site refers its visitors to: downloads, contacts, links of the footer and logos, by kind and in their order. */
export function LinksPage() {
  const { t } = useTranslation(['contentOffice', 'office']);
  const language = wireLanguage(useLanguage());
  const columns: Column<LinkRow>[] = [
    column.cell('label', t('link.one'), (row) => (
      <span className={pictures.row}>
        {row.picture ? <OfficePicture picture={row.picture} className={pictures.logo} /> : null}
        <span className={pictures.name}>
          <bdi>{row.label[language]}</bdi>
        </span>
      </span>
    )),
    column.code('url', t('link.url')),
    column.mark('state', t('office:members.stateLabel'), (row) => [
      row.isShown ? 'good' : 'trial',
      t(row.isShown ? 'state.shown' : 'state.hidden'),
    ]),
    extra(column.instant('changedAt', t('link.changedAt'))),
    extra(column.name('changedBy', t('office:audit.actor'))),
  ];
  return (
    <KeptPage
      title={t('link.title')}
      hint={t('link.hint')}
      read={officeResources}
      rowsOf={({ resources }) => resources}
      group={{
        title: t('link.typeLabel'),
        all: resourceTypes,
        of: ({ resourceType }) => resourceType,
        nameOf: (type) => t(`type.${type}`),
        noneOf: () => (
          <Text c="dimmed" size="sm" px="md" py="sm">
            {t('link.none')}
          </Text>
        ),
      }}
      nameOf={(row) => row.label[language]}
      columns={columns}
      add={{ text: t('link.add'), labelOf: (type) => t('link.addTo', { type }) }}
      arrange={{
        call: officeArrangeResources,
        request: (resourceType, body) => ({ params: { resourceType }, body }),
      }}
      remove={{
        call: officeRemoveResource,
        request: ({ id, version }) => ({ params: { id }, query: { version } }),
        title: t('link.removeTitle'),
      }}
      form={({ group, ...edited }) => <LinkForm key={edited.id} type={group} {...edited} />}
    />
  );
}
