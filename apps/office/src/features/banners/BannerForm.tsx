import { type BannerGroup, bannerGroups, bannerLimits, calls } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { Select, Switch, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import layout from '../../parts/form/Form.module.css';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { OfficePicture } from '../../parts/kept/OfficePicture.tsx';
import { PictureField } from '../../parts/kept/PictureField.tsx';
import pictures from '../../parts/kept/Pictures.module.css';
import { BannerPreview } from './BannerPreview.tsx';
import { type BannerRow, draftOf, emptyDraft, problemsOf, wishOf } from './banner-draft.ts';

const { officeBanners, officeSaveBanner, officeUploadPicture } = calls.officeContent;

/** Makes a banner or changes one: its fields, then how it looks, then it counts. `current` is what the server has now. */
export function BannerForm({
  id,
  group,
  current,
  onClose,
}: {
  id: string;
  group: BannerGroup;
  current: BannerRow | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['contentOffice', 'office']);
  const [isPreview, setPreview] = useState(false);
  const form = useForm({
    call: officeSaveBanner,
    touches: [officeBanners],
    current,
    read: (from) => (from ? draftOf(from) : emptyDraft(group)),
    editionOf: (from) => from?.version,
    request: (draft, base) => wishOf(draft, id, base?.version ?? 0),
    judge: { problems: problemsOf, say: (problem) => t(`problem.${problem}`) },
    done: t('saved'),
    onDone: onClose,
  });
  const { draft } = form;

  function look(event: FormEvent) {
    event.preventDefault();
    if (form.check()) setPreview(true);
  }

  return (
    <FormDialog
      form={form}
      title={t(isPreview ? 'previewTitle' : form.base ? 'banner.change' : 'banner.add')}
      size={860}
      by={current?.version}
      onTheirs={() => setPreview(false)}
      onSubmit={isPreview ? form.submit : look}
      action={t(isPreview ? 'save' : 'office:notices.preview')}
      cancel={t(isPreview ? 'office:notices.back' : 'office:notices.discard')}
      onCancel={isPreview ? () => setPreview(false) : onClose}
      onClose={onClose}
    >
      {isPreview ? (
        <>
          <Text>{t('banner.previewText')}</Text>
          <BannerPreview draft={draft} />
        </>
      ) : (
        <>
          <Select
            {...form.choice('groupName', bannerGroups, (name) => t(`group.${name}`))}
            label={t('banner.groupLabel')}
            disabled={form.base !== null}
          />
          <PictureField
            call={officeUploadPicture}
            label={t('picture.label')}
            hint={t(`banner.shape.${draft.groupName}`)}
            picture={draft.picture && <OfficePicture picture={draft.picture} className={pictures.chosen} />}
            error={form.error('picture')}
            onChosen={({ picture }) => form.change({ picture })}
          />
          <div className={layout.fields}>
            <LocalTextInput field={form.local('alt', t('banner.alt'))} maxLength={bannerLimits.altMax} />
            <LocalTextInput
              field={form.local('title', t('banner.heading'))}
              maxLength={bannerLimits.titleMax}
            />
            <LocalTextInput field={form.local('text', t('banner.text'))} maxLength={bannerLimits.textMax} />
            <TextInput
              {...form.text('url')}
              label={t('link.url')}
              description={t('link.urlHint')}
              dir="ltr"
              maxLength={500}
            />
            <span />
            <TextInput
              {...form.time('from')}
              label={t('office:notices.from')}
              description={t('office:notices.fromHint', { zone: defaultTimeZone })}
            />
            <TextInput
              {...form.time('until')}
              label={t('office:notices.until')}
              description={t('office:notices.untilHint')}
            />
          </div>
          <Switch {...form.flag('isShown')} label={t('isShown')} />
        </>
      )}
    </FormDialog>
  );
}
