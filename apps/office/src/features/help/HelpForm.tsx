import { type CallValue, calls, helpKinds, helpLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Alert, Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import type { HelpText } from './arrangement.ts';
import { HelpWords } from './HelpWords.tsx';
import classes from './help.module.css';
import { draftOf, emptyDraft, problemsOf, wishOf } from './help-draft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { TextEditor } from './TextEditor.tsx';

const { officeHelp, officeHelpVersions, officePreviewHelp, officePublishHelp, officeAudit } = calls.office;

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
  const cache = useQueryClient();
  /** What the operator began from; somebody else may publish meanwhile. */
  const [base, setBase] = useState(item);
  const [draft, setDraft] = useState(() => (item ? draftOf(item) : emptyDraft));
  const [asked, setAsked] = useState(false);
  const preview = useAct(officePreviewHelp, []);
  const publish = useAct(officePublishHelp, [officeHelp, officeHelpVersions, officeAudit]);
  const isTouched = JSON.stringify(draft) !== JSON.stringify(base ? draftOf(base) : emptyDraft);
  const isOvertaken = (item?.version ?? 0) !== (base?.version ?? 0);
  const problems = problemsOf(draft, base === null ? taken : null);
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const problemOf = (field: keyof typeof draft) => {
    const problem = asked ? problems[field] : undefined;
    if (problem === undefined) return null;
    if (problem === 'long') return t('settings.problem.long', { limit: String(helpLimits.htmlMax) });
    return problem === 'taken' ? t('help.keyTaken') : t(`help.problem.${problem}`);
  };
  const wish = wishOf(draft, base?.version ?? 0);

  function look(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(problems).length > 0 || preview.isPending) return;
    publish.reset();
    preview.mutate({ body: { html: wish.body.html } });
  }

  function confirm() {
    if (publish.isPending) return;
    publish.mutate(wish, {
      onSuccess: (made) => {
        const isNew = made.version !== base?.version;
        notifications.show({ color: 'emerald', message: t(isNew ? 'help.published' : 'help.unchanged') });
        setBase(made);
        setDraft(draftOf(made));
        setAsked(false);
        preview.reset();
        if (item === null) onPublished(made.key);
      },
      // It may have been published all the same, when only the answer was lost.
      onError: () => void cache.invalidateQueries({ queryKey: callKey(officeHelp) }),
    });
  }

  const titleOf = (field: 'titleEn' | 'titleUr') => ({
    label: t(`help.${field}`),
    value: draft[field],
    error: problemOf(field),
    maxLength: helpLimits.titleMax,
    lang: field === 'titleUr' ? 'ur' : 'en',
    styles: { input: { direction: field === 'titleUr' ? 'rtl' : 'ltr' } } as const,
    onChange: (event: { currentTarget: { value: string } }) => change({ [field]: event.currentTarget.value }),
  });

  if (!mayWrite) return item ? <HelpWords title={item.title} html={item.html} /> : null;
  return (
    <form onSubmit={look} noValidate>
      <LeaveGuard isOn={isTouched} />
      <Stack>
        {isOvertaken && item ? (
          <Alert color="coral" title={t('help.conflict', { version: String(item.version) })}>
            <Group mt="xs">
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => {
                  setBase(item);
                  setDraft(draftOf(item));
                }}
              >
                {t('settings.conflict.theirs')}
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => setBase(item)}>
                {t('settings.conflict.mine')}
              </Button>
            </Group>
          </Alert>
        ) : null}
        {base === null ? (
          <div className={classes.fields}>
            <TextInput
              label={t('help.key')}
              description={t('help.keyHint')}
              dir="ltr"
              value={draft.key}
              error={problemOf('key')}
              maxLength={40}
              onChange={(event) => change({ key: event.currentTarget.value })}
            />
            <Select
              label={t('help.kindLabel')}
              value={draft.kind}
              data={helpKinds.map((kind) => ({ value: kind, label: t(`help.kind.${kind}`) }))}
              allowDeselect={false}
              onChange={(kind) => change({ kind: kind === 'page' ? 'page' : 'question' })}
            />
          </div>
        ) : null}
        <div className={classes.languages}>
          <Stack>
            <TextInput {...titleOf('titleEn')} />
            <TextEditor
              label={t('help.textEn')}
              language="en"
              html={draft.htmlEn}
              error={problemOf('htmlEn')}
              onChange={(htmlEn) => change({ htmlEn })}
            />
          </Stack>
          <Stack>
            <TextInput {...titleOf('titleUr')} />
            <TextEditor
              label={t('help.textUr')}
              language="ur"
              html={draft.htmlUr}
              error={problemOf('htmlUr')}
              onChange={(htmlUr) => change({ htmlUr })}
            />
          </Stack>
        </div>
        <Failure failure={preview.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={preview.isPending} disabled={isOvertaken}>
            {t('help.preview')}
          </Button>
        </Group>
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
      <ModalShell
        opened={preview.isSuccess}
        onClose={preview.reset}
        title={t('help.previewTitle')}
        mustAnswer={publish.isPending}
        size={980}
      >
        <Stack>
          <Text>{t('help.previewText')}</Text>
          {preview.data ? <HelpWords title={wish.body.title} html={preview.data.html} /> : null}
          <Failure failure={publish.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={preview.reset} disabled={publish.isPending}>
              {t('help.back')}
            </Button>
            <Button onClick={confirm} loading={publish.isPending} disabled={isOvertaken}>
              {t('help.publish')}
            </Button>
          </Group>
        </Stack>
      </ModalShell>
    </form>
  );
}
