import { type CallValue, calls, helpKinds, helpLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Select, Stack, Text, TextInput } from '@mantine/core';
import { useAct } from '../../api/use-call.ts';
import layout from '../../parts/form/Form.module.css';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { FormFoot } from '../../parts/form/FormFoot.tsx';
import { LeaveGuard } from '../../parts/form/LeaveGuard.tsx';
import { LocalWords } from '../../parts/form/LocalFields.tsx';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { PublishedWords } from '../../parts/form/PublishedWords.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import type { HelpText } from './arrangement.ts';
import classes from './help.module.css';
import { draftOf, emptyDraft, problemsOf, wishOf } from './help-draft.ts';

const { officeHelp, officeHelpVersions, officePreviewHelp, officePublishHelp } = calls.office;

/** Writes a text, shows it as the server will let visitors read it, and publishes it once that was confirmed. */
export function HelpForm({
  item,
  taken,
  places,
  onPublished,
}: {
  item: HelpText | null;
  taken: readonly string[];
  places: CallValue<typeof officeHelp>['places'];
  onPublished: (key: string) => void;
}) {
  const { t } = useTranslation('office');
  const mayWrite = useMay('content.write');
  const preview = useAct(officePreviewHelp, []);
  const form = useForm({
    call: officePublishHelp,
    touches: [officeHelp, officeHelpVersions],
    current: item,
    read: (from) => (from ? draftOf(from) : emptyDraft),
    editionOf: (from) => from?.version,
    request: (draft, base) => wishOf(draft, base?.version ?? 0),
    judge: {
      problems: (draft, base) => problemsOf(draft, base === null ? taken : null),
      say: (problem) => {
        if (problem === 'long') return t('settings.problem.long', { limit: String(helpLimits.htmlMax) });
        return problem === 'taken' ? t('help.keyTaken') : t(`help.problem.${problem}`);
      },
    },
    done: (made, base) => t(made.version === base?.version ? 'help.unchanged' : 'help.published'),
    onDone: (made, draft) => {
      draft.begin(made);
      preview.reset();
      if (item === null) onPublished(made.key);
    },
  });
  const { base, draft } = form;

  if (!mayWrite) return item ? <PublishedWords title={item.title} html={item.html} /> : null;
  return (
    <>
      <form onSubmit={form.look(() => preview.mutate({ body: { html: draft.html } }))} noValidate>
        <LeaveGuard isOn={form.isTouched} />
        <Stack>
          <Overtaken by={item?.version} draft={form} />
          {base === null ? (
            <div className={layout.fields}>
              <TextInput
                {...form.text('key')}
                label={t('help.key')}
                description={t('help.keyHint')}
                dir="ltr"
                maxLength={40}
              />
              <Select
                {...form.choice('kind', helpKinds, (kind) => t(`help.kind.${kind}`))}
                label={t('help.kindLabel')}
              />
            </div>
          ) : null}
          <LocalWords
            className={layout.languages}
            title={form.local('title', t('help.heading'))}
            titleMax={helpLimits.titleMax}
            html={form.local('html', t('help.text'))}
          />
          <FormFoot
            form={{ ...form, isBusy: preview.isPending, failure: preview.error }}
            action={t('help.preview')}
          />
          <Panel title={t('help.places')}>
            <Text size="sm">{t('help.placesHint')}</Text>
            <dl className={classes.places}>
              {places.map(({ name, value }) => (
                <div key={name}>
                  <dt>
                    <bdi dir="ltr">{`{${name}}`}</bdi>
                  </dt>
                  <dd>
                    <bdi>{value.EN}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          </Panel>
        </Stack>
      </form>
      <FormDialog
        form={form}
        isStep
        opened={preview.isSuccess}
        title={t('help.previewTitle')}
        size={980}
        action={t('help.publish')}
        cancel={t('help.back')}
        onClose={preview.reset}
      >
        <Text>{t('help.previewText')}</Text>
        {preview.data ? <PublishedWords title={draft.title} html={preview.data.html} /> : null}
      </FormDialog>
    </>
  );
}
