import { type BannerGroup, bannerGroups, bannerLimits, calls, type LocalText } from '@ikka/contract';
import { defaultTimeZone } from '@ikka/i18n';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { hasProblems } from '../../parts/form/draft-problems.ts';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { errorsOf } from '../../parts/form/local-text.ts';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import { BannerPreview } from './BannerPreview.tsx';
import { type BannerRow, draftOf, emptyDraft, problemsOf, wishOf } from './banner-draft.ts';
import classes from './banners.module.css';
import { PictureField } from './PictureField.tsx';

const { officeBanners, officeSaveBanner } = calls.officeContent;

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
  const save = useAct(officeSaveBanner, [officeBanners]);
  const state = useDraft(current, {
    read: (from) => (from ? draftOf(from) : emptyDraft(group)),
    editionOf: (from) => from?.version,
  });
  const { base, draft, change } = state;
  const [isPreview, setPreview] = useState(false);
  const problems = state.asked ? problemsOf(draft) : {};
  const problemOf = (field: 'picture' | 'url' | 'from' | 'until') => {
    const problem = problems[field];
    return problem ? t(`problem.${problem}`) : null;
  };
  const wordsOf = (field: 'alt' | 'title' | 'text') => ({
    label: t(field === 'title' ? 'banner.heading' : `banner.${field}`),
    value: draft[field],
    errors: errorsOf(problems[field], (problem) => t(`problem.${problem}`)),
    onChange: (text: LocalText) => change({ [field]: text }),
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
    state.ask();
    if (hasProblems(problemsOf(draft))) return;
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
      mustAnswer={save.isPending || state.isTouched}
      size={860}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Overtaken by={current?.version} draft={state} onTheirs={() => setPreview(false)} />
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
                <LocalTextInput field={wordsOf('alt')} maxLength={bannerLimits.altMax} />
                <LocalTextInput field={wordsOf('title')} maxLength={bannerLimits.titleMax} />
                <LocalTextInput field={wordsOf('text')} maxLength={bannerLimits.textMax} />
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
            <Button type="submit" loading={save.isPending} disabled={state.isOvertaken}>
              {t(isPreview ? 'save' : 'office:notices.preview')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
