import { type BannerGroup, bannerGroups, bannerLimits, calls } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Overtaken } from '../../parts/Overtaken.tsx';
import { BannerPreview } from './BannerPreview.tsx';
import { type BannerDraft, type BannerRow, draftOf, emptyDraft, problemsOf, wishOf } from './banner-draft.ts';
import classes from './banners.module.css';
import { PictureField } from './PictureField.tsx';

const { officeBanners, officeSaveBanner } = calls.officeContent;
const { officeAudit } = calls.office;

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
  const cache = useQueryClient();
  const save = useAct(officeSaveBanner, [officeBanners, officeAudit]);
  /** What the operator began from; somebody else may save meanwhile. */
  const [base, setBase] = useState(current);
  const [draft, setDraft] = useState(() => (current ? draftOf(current) : emptyDraft(group)));
  const [asked, setAsked] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const problems = asked ? problemsOf(draft) : {};
  const isTouched =
    JSON.stringify(draft) !== JSON.stringify(base ? draftOf(base) : emptyDraft(draft.groupName));
  const isOvertaken = current !== null && current.version !== base?.version;
  const change = (part: Partial<BannerDraft>) => setDraft((before) => ({ ...before, ...part }));
  const problemOf = (field: keyof BannerDraft) => {
    const problem = problems[field];
    return problem ? t(`problem.${problem}`) : null;
  };
  const wordsOf = (field: 'altEn' | 'altUr' | 'titleEn' | 'titleUr' | 'textEn' | 'textUr', max: number) => ({
    label: t(`banner.${field}`),
    value: draft[field],
    error: problemOf(field),
    maxLength: max,
    lang: field.endsWith('Ur') ? 'ur' : 'en',
    styles: { input: { direction: field.endsWith('Ur') ? 'rtl' : 'ltr' } } as const,
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });
  const timeOf = (field: 'from' | 'until') => ({
    type: 'datetime-local',
    dir: 'ltr',
    value: draft[field],
    error: problemOf(field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(problemsOf(draft)).length > 0) return;
    if (!isPreview) {
      setPreview(true);
      return;
    }
    if (save.isPending) return;
    save.mutate(wishOf(draft, id, base?.version ?? 0), {
      onSuccess: () => {
        notifications.show({ color: 'emerald', message: t('saved') });
        onClose();
      },
      // It may have been saved all the same, when only the answer was lost.
      onError: () => void cache.invalidateQueries({ queryKey: callKey(officeBanners) }),
    });
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t(isPreview ? 'previewTitle' : base ? 'banner.change' : 'banner.add')}
      mustAnswer={save.isPending || isTouched}
      size={860}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {isOvertaken ? (
            <Overtaken
              version={current.version}
              onTheirs={() => {
                setBase(current);
                setDraft(draftOf(current));
                setPreview(false);
              }}
              onMine={() => setBase(current)}
            />
          ) : null}
          {isPreview ? (
            <>
              <Text>{t('banner.previewText')}</Text>
              <BannerPreview draft={draft} />
            </>
          ) : (
            <>
              <Select
                label={t('banner.groupLabel')}
                value={draft.groupName}
                disabled={base !== null}
                data={bannerGroups.map((value) => ({ value, label: t(`group.${value}`) }))}
                allowDeselect={false}
                onChange={(next) => change({ groupName: bannerGroups.find((one) => one === next) ?? 'home' })}
              />
              <PictureField
                label={t('picture.label')}
                hint={t(`banner.shape.${draft.groupName}`)}
                picture={draft.picture}
                error={problemOf('picture')}
                onPicture={(picture) => change({ picture })}
              />
              <div className={classes.fields}>
                <TextInput {...wordsOf('altEn', bannerLimits.altMax)} />
                <TextInput {...wordsOf('altUr', bannerLimits.altMax)} />
                <TextInput {...wordsOf('titleEn', bannerLimits.titleMax)} />
                <TextInput {...wordsOf('titleUr', bannerLimits.titleMax)} />
                <TextInput {...wordsOf('textEn', bannerLimits.textMax)} />
                <TextInput {...wordsOf('textUr', bannerLimits.textMax)} />
                <TextInput
                  label={t('link.url')}
                  description={t('link.urlHint')}
                  value={draft.url}
                  error={problemOf('url')}
                  dir="ltr"
                  maxLength={500}
                  onChange={(event) => change({ url: event.currentTarget.value })}
                />
                <span />
                <TextInput
                  {...timeOf('from')}
                  label={t('office:notices.from')}
                  description={t('office:notices.fromHint', { zone: defaultTimeZone })}
                />
                <TextInput
                  {...timeOf('until')}
                  label={t('office:notices.until')}
                  description={t('office:notices.untilHint')}
                />
              </div>
              <Switch
                label={t('isShown')}
                checked={draft.isShown}
                onChange={(event) => change({ isShown: event.currentTarget.checked })}
              />
            </>
          )}
          <Failure failure={save.error} />
          <Group justify="flex-end">
            <Button
              variant="default"
              onClick={isPreview ? () => setPreview(false) : onClose}
              disabled={save.isPending}
            >
              {t(isPreview ? 'office:notices.back' : 'office:notices.discard')}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={isOvertaken}>
              {t(isPreview ? 'save' : 'office:notices.preview')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
