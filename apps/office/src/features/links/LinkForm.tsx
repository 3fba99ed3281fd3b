import { calls, type ResourceType, resourceLimits, resourceTypes } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Select, Switch, TextInput } from '@mantine/core';
import layout from '../../parts/form/Form.module.css';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { OfficePicture } from '../../parts/kept/OfficePicture.tsx';
import { PictureField } from '../../parts/kept/PictureField.tsx';
import pictures from '../../parts/kept/Pictures.module.css';
import { draftOf, emptyDraft, hasCode, isLogo, type LinkRow, problemsOf, wishOf } from './link-draft.ts';

const { officeResources, officeSaveResource, officeUploadPicture } = calls.officeContent;

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
  const form = useForm({
    call: officeSaveResource,
    touches: [officeResources],
    current,
    read: (from) => (from ? draftOf(from) : emptyDraft(type)),
    editionOf: (from) => from?.version,
    request: (draft, base) => wishOf(draft, id, base?.version ?? 0),
    judge: { problems: problemsOf, say: (problem) => t(`problem.${problem}`) },
    done: t('saved'),
    onDone: onClose,
  });
  const { draft, base } = form;
  const address = { dir: 'ltr', maxLength: 500 } as const;
  return (
    <FormDialog
      form={form}
      title={t(base ? 'link.change' : 'link.add')}
      size={720}
      by={current?.version}
      action={t('save')}
      cancel={t('office:notices.discard')}
      onClose={onClose}
    >
      <Select
        {...form.choice('resourceType', resourceTypes, (name) => t(`type.${name}`))}
        label={t('link.typeLabel')}
        disabled={base !== null}
      />
      <div className={layout.fields}>
        <LocalTextInput field={form.local('label', t('link.label'))} maxLength={resourceLimits.labelMax} />
        <TextInput
          {...form.text('url')}
          {...address}
          label={t('link.url')}
          description={t('link.contactHint')}
        />
        {hasCode(draft.resourceType) ? (
          <TextInput
            {...form.text('qrCodeUrl')}
            {...address}
            label={t('link.code')}
            description={t('link.codeHint')}
          />
        ) : null}
      </div>
      {isLogo(draft.resourceType) ? (
        <PictureField
          call={officeUploadPicture}
          label={t('link.logo')}
          hint={t('link.logoHint')}
          picture={draft.picture && <OfficePicture picture={draft.picture} className={pictures.chosen} />}
          error={form.error('picture')}
          onChosen={({ picture }) => form.change({ picture })}
        />
      ) : null}
      <Switch {...form.flag('isShown')} label={t('isShown')} />
    </FormDialog>
  );
}
