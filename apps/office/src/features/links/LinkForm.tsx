import { calls, type ResourceType, resourceLimits, resourceTypes } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, Switch, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Overtaken } from '../../parts/Overtaken.tsx';
import classes from '../banners/banners.module.css';
import { PictureField } from '../banners/PictureField.tsx';
import {
  draftOf,
  emptyDraft,
  hasCode,
  isLogo,
  type LinkDraft,
  type LinkRow,
  problemsOf,
  wishOf,
} from './link-draft.ts';

const { officeResources, officeSaveResource } = calls.officeContent;
const { officeAudit } = calls.office;

/** Makes something that the site refers to, or changes it. `current` is what the server has now. */
export function LinkForm({
  id,
  type,
  current,
  onClose,
}: {
  id: string;
  type: ResourceType;
  current: LinkRow | null;
  onClose: () => void;
}) {
  const { t } = useTranslation(['contentOffice', 'office']);
  const cache = useQueryClient();
  const save = useAct(officeSaveResource, [officeResources, officeAudit]);
  /** What the operator began from; somebody else may save meanwhile. */
  const [base, setBase] = useState(current);
  const [draft, setDraft] = useState(() => (current ? draftOf(current) : emptyDraft(type)));
  const [asked, setAsked] = useState(false);
  const problems = asked ? problemsOf(draft) : {};
  const isTouched =
    JSON.stringify(draft) !== JSON.stringify(base ? draftOf(base) : emptyDraft(draft.resourceType));
  const isOvertaken = current !== null && current.version !== base?.version;
  const change = (part: Partial<LinkDraft>) => setDraft((before) => ({ ...before, ...part }));
  const problemOf = (field: keyof LinkDraft) => {
    const problem = problems[field];
    return problem ? t(`problem.${problem}`) : null;
  };
  const fieldOf = (field: 'labelEn' | 'labelUr' | 'url' | 'qrCodeUrl') => ({
    value: draft[field],
    error: problemOf(field),
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (save.isPending || Object.keys(problemsOf(draft)).length > 0) return;
    save.mutate(wishOf(draft, id, base?.version ?? 0), {
      onSuccess: () => {
        notifications.show({ color: 'emerald', message: t('saved') });
        onClose();
      },
      // It may have been saved all the same, when only the answer was lost.
      onError: () => void cache.invalidateQueries({ queryKey: callKey(officeResources) }),
    });
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t(base ? 'link.change' : 'link.add')}
      mustAnswer={save.isPending || isTouched}
      size={720}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          {isOvertaken ? (
            <Overtaken
              version={current.version}
              onTheirs={() => {
                setBase(current);
                setDraft(draftOf(current));
              }}
              onMine={() => setBase(current)}
            />
          ) : null}
          <Select
            label={t('link.typeLabel')}
            value={draft.resourceType}
            disabled={base !== null}
            data={resourceTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
            allowDeselect={false}
            onChange={(next) =>
              change({ resourceType: resourceTypes.find((one) => one === next) ?? draft.resourceType })
            }
          />
          <div className={classes.fields}>
            <TextInput
              {...fieldOf('labelEn')}
              label={t('link.labelEn')}
              lang="en"
              maxLength={resourceLimits.labelMax}
              styles={{ input: { direction: 'ltr' } }}
            />
            <TextInput
              {...fieldOf('labelUr')}
              label={t('link.labelUr')}
              lang="ur"
              maxLength={resourceLimits.labelMax}
              styles={{ input: { direction: 'rtl' } }}
            />
            <TextInput
              {...fieldOf('url')}
              label={t('link.url')}
              description={t('link.contactHint')}
              dir="ltr"
              maxLength={500}
            />
            {hasCode(draft.resourceType) ? (
              <TextInput
                {...fieldOf('qrCodeUrl')}
                label={t('link.code')}
                description={t('link.codeHint')}
                dir="ltr"
                maxLength={500}
              />
            ) : null}
          </div>
          {isLogo(draft.resourceType) ? (
            <PictureField
              label={t('link.logo')}
              hint={t('link.logoHint')}
              picture={draft.picture}
              error={problemOf('picture')}
              onPicture={(picture) => change({ picture })}
            />
          ) : null}
          <Switch
            label={t('isShown')}
            checked={draft.isShown}
            onChange={(event) => change({ isShown: event.currentTarget.checked })}
          />
          <Failure failure={save.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {t('office:notices.discard')}
            </Button>
            <Button type="submit" loading={save.isPending} disabled={isOvertaken}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </ModalShell>
  );
}
