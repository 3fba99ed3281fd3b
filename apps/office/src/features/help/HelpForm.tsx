import { type CallValue, calls, helpKinds, helpLimits } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callKey, useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { hasProblems } from '../../parts/form/draft-problems.ts';
import { LocalWords } from '../../parts/form/LocalFields.tsx';
import { errorsOf } from '../../parts/form/local-text.ts';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useMay } from '../../session/use-session.ts';
import type { HelpText } from './arrangement.ts';
import { HelpWords } from './HelpWords.tsx';
import classes from './help.module.css';
import { draftOf, emptyDraft, type HelpProblem, problemsOf, wishOf } from './help-draft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

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
  const cache = useQueryClient();
  const state = useDraft(item, {
    read: (from) => (from ? draftOf(from) : emptyDraft),
    editionOf: (from) => from?.version,
  });
  const { base, draft, change } = state;
  const preview = useAct(officePreviewHelp, []);
  const publish = useAct(officePublishHelp, [officeHelp, officeHelpVersions]);
  const problems = problemsOf(draft, base === null ? taken : null);
  const shown = state.asked ? problems : {};
  const say = (problem: HelpProblem) => {
    if (problem === 'long') return t('settings.problem.long', { limit: String(helpLimits.htmlMax) });
    return problem === 'taken' ? t('help.keyTaken') : t(`help.problem.${problem}`);
  };
  const wish = wishOf(draft, base?.version ?? 0);

  function look(event: FormEvent) {
    event.preventDefault();
    state.ask();
    if (hasProblems(problems) || preview.isPending) return;
    publish.reset();
    preview.mutate({ body: { html: wish.body.html } });
  }

  function confirm() {
    if (publish.isPending) return;
    publish.mutate(wish, {
      onSuccess: (made) => {
        const isNew = made.version !== base?.version;
        notifications.show({ color: 'emerald', message: t(isNew ? 'help.published' : 'help.unchanged') });
        state.begin(made);
        preview.reset();
        if (item === null) onPublished(made.key);
      },
      // It may have been published all the same, when only the answer was lost.
      onError: () => void cache.invalidateQueries({ queryKey: callKey(officeHelp) }),
    });
  }

  if (!mayWrite) return item ? <HelpWords title={item.title} html={item.html} /> : null;
  return (
    <form onSubmit={look} noValidate>
      <LeaveGuard isOn={state.isTouched} />
      <Stack>
        <Overtaken by={item?.version} draft={state} />
        {base === null ? (
          <div className={classes.fields}>
            <TextInput
              label={t('help.key')}
              description={t('help.keyHint')}
              dir="ltr"
              value={draft.key}
              error={shown.key === undefined ? null : say(shown.key)}
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
        <LocalWords
          className={classes.languages}
          title={{
            label: t('help.heading'),
            value: draft.title,
            errors: errorsOf(shown.title, say),
            onChange: (title) => change({ title }),
          }}
          titleMax={helpLimits.titleMax}
          html={{
            label: t('help.text'),
            value: draft.html,
            errors: errorsOf(shown.html, say),
            onChange: (html) => change({ html }),
          }}
        />
        <Failure failure={preview.error} />
        <Group justify="flex-end">
          <Button type="submit" loading={preview.isPending} disabled={state.isOvertaken}>
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
            <Button onClick={confirm} loading={publish.isPending} disabled={state.isOvertaken}>
              {t('help.publish')}
            </Button>
          </Group>
        </Stack>
      </ModalShell>
    </form>
  );
}
