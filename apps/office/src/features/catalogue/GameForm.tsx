import { calls, catalogueLimits, gameFeatures, shelfCategories } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { ModalShell } from '@ikka/ui';
import { Button, Checkbox, Group, Select, Stack, Switch, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { FormEvent } from 'react';
import { useAct } from '../../api/use-call.ts';
import { Failure } from '../../parts/Failure.tsx';
import { hasProblems } from '../../parts/form/draft-problems.ts';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { errorsOf } from '../../parts/form/local-text.ts';
import { Overtaken } from '../../parts/form/Overtaken.tsx';
import { useDraft } from '../../parts/form/use-draft.ts';
import classes from './catalogue.module.css';
import { choiceOf, draftOf, type GameRow, kindsOf, problemsOf, wishOf } from './game-draft.ts';

const { officeGames, officeChangeGame, officeVendors } = calls.officeCatalogue;

/** Changes what the catalogue says of a game. `current` is what the server has now. */
export function GameForm({ current, onClose }: { current: GameRow; onClose: () => void }) {
  const { t } = useTranslation('officeGames');
  const save = useAct(officeChangeGame, [officeGames, officeVendors]);
  const state = useDraft(current, {
    read: (row) => draftOf(row ?? current),
    editionOf: (row) => choiceOf(row ?? current),
  });
  const base = state.base ?? current;
  const { draft, change, isOvertaken } = state;
  const problems = state.asked ? problemsOf(draft) : {};
  const fieldOf = (field: 'tags' | 'rtp' | 'volatility' | 'coinsPerStake' | 'lines' | 'sort') => {
    const problem = problems[field];
    return {
      value: draft[field],
      error: problem ? t(`problem.${problem}`) : null,
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ [field]: event.currentTarget.value }),
    };
  };
  const figure = { dir: 'ltr', disabled: base.isHouse } as const;
  const kinds = kindsOf(draft.category);

  function submit(event: FormEvent) {
    event.preventDefault();
    state.ask();
    if (save.isPending || isOvertaken || hasProblems(problemsOf(draft))) return;
    save.mutate(
      { params: { id: base.id }, body: { seen: choiceOf(base), wanted: wishOf(draft) } },
      {
        onSuccess: () => {
          notifications.show({ color: 'emerald', message: t('saved') });
          onClose();
        },
      },
    );
  }

  return (
    <ModalShell
      opened
      onClose={onClose}
      title={t('changeGame')}
      subtitle={<bdi dir="ltr">{base.id}</bdi>}
      mustAnswer={save.isPending || state.isTouched}
      size={760}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <Overtaken draft={state} />
          {base.isHouse ? <Text size="sm">{t('fixed')}</Text> : null}
          <div className={classes.fields}>
            <LocalTextInput
              field={{
                label: t('name'),
                value: draft.name,
                errors: errorsOf(problems.name, (problem) => t(`problem.${problem}`)),
                onChange: (name) => change({ name }),
              }}
              maxLength={catalogueLimits.nameMax}
            />
            <Select
              label={t('category')}
              value={draft.category}
              disabled={base.isHouse}
              allowDeselect={false}
              data={shelfCategories.map((value) => ({ value, label: t(`categoryName.${value}`) }))}
              onChange={(next) =>
                change({ category: shelfCategories.find((one) => one === next) ?? draft.category })
              }
            />
            <TextInput
              {...fieldOf('sort')}
              label={t('sort')}
              description={t('sortHint')}
              dir="ltr"
              inputMode="numeric"
            />
            <TextInput {...fieldOf('rtp')} {...figure} label={t('rtp')} description={t('rtpHint')} />
            <TextInput
              {...fieldOf('volatility')}
              {...figure}
              label={t('volatility')}
              description={t('volatilityHint')}
            />
            <TextInput
              {...fieldOf('lines')}
              {...figure}
              label={t('lines')}
              description={t('linesHint')}
              inputMode="numeric"
            />
            <TextInput
              {...fieldOf('coinsPerStake')}
              {...figure}
              label={t('coins')}
              description={t('coinsHint')}
              inputMode="numeric"
            />
          </div>
          <TextInput {...fieldOf('tags')} label={t('tags')} description={t('tagsHint')} dir="ltr" />
          {kinds.length > 0 ? (
            <fieldset className={classes.choices}>
              <legend>{t('kinds')}</legend>
              <div className={classes.row}>
                {kinds.map((kind) => (
                  <Checkbox
                    key={kind}
                    label={t(`kind.${kind}`)}
                    checked={draft.kinds.includes(kind)}
                    onChange={() =>
                      change({ kinds: kinds.filter((one) => (one === kind) !== draft.kinds.includes(one)) })
                    }
                  />
                ))}
              </div>
            </fieldset>
          ) : null}
          <fieldset className={classes.choices} disabled={base.isHouse}>
            <legend>{t('features')}</legend>
            <div className={classes.row}>
              {gameFeatures.map((feature) => (
                <Checkbox
                  key={feature}
                  label={t(`feature.${feature}`)}
                  checked={draft.features.includes(feature)}
                  onChange={() =>
                    change({
                      features: gameFeatures.filter(
                        (one) => (one === feature) !== draft.features.includes(one),
                      ),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
          {(['isOpen', 'isHot', 'hasTrial'] as const).map((name) => (
            <Switch
              key={name}
              label={t(name)}
              checked={draft[name]}
              onChange={(event) => change({ [name]: event.currentTarget.checked })}
            />
          ))}
          <Failure failure={save.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose} disabled={save.isPending}>
              {t('discard')}
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
