import { calls, catalogueLimits, gameFeatures, shelfCategories } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { Checkbox, Select, Switch, Text, TextInput } from '@mantine/core';
import { FormDialog } from '../../parts/form/FormDialog.tsx';
import { LocalTextInput } from '../../parts/form/LocalFields.tsx';
import { useForm } from '../../parts/form/use-form.ts';
import classes from './catalogue.module.css';
import { choiceOf, draftOf, type GameRow, kindsOf, problemsOf, wishOf } from './game-draft.ts';

const { officeGames, officeChangeGame, officeVendors } = calls.officeCatalogue;

/** Changes what the catalogue says of a game. `current` is what the server has now. */
export function GameForm({ current, onClose }: { current: GameRow; onClose: () => void }) {
  const { t } = useTranslation('officeGames');
  const form = useForm({
    call: officeChangeGame,
    touches: [officeGames, officeVendors],
    current,
    read: (row: GameRow | null) => draftOf(row ?? current),
    editionOf: (row) => choiceOf(row ?? current),
    request: (draft, base) => ({
      params: { id: current.id },
      body: { seen: choiceOf(base ?? current), wanted: wishOf(draft) },
    }),
    judge: { problems: problemsOf, say: (problem) => t(`problem.${problem}`) },
    done: t('saved'),
    onDone: onClose,
  });
  const { draft } = form;
  const { id, isHouse } = form.base ?? current;
  const figure = { dir: 'ltr', disabled: isHouse } as const;
  const kinds = kindsOf(draft.category);
  return (
    <FormDialog
      form={form}
      title={t('changeGame')}
      subtitle={<bdi dir="ltr">{id}</bdi>}
      size={760}
      action={t('save')}
      cancel={t('discard')}
      onClose={onClose}
    >
      {isHouse ? <Text size="sm">{t('fixed')}</Text> : null}
      <div className={classes.fields}>
        <LocalTextInput field={form.local('name', t('name'))} maxLength={catalogueLimits.nameMax} />
        <Select
          {...form.choice('category', shelfCategories, (name) => t(`categoryName.${name}`))}
          label={t('category')}
          disabled={isHouse}
        />
        <TextInput
          {...form.text('sort')}
          label={t('sort')}
          description={t('sortHint')}
          dir="ltr"
          inputMode="numeric"
        />
        <TextInput {...form.text('rtp')} {...figure} label={t('rtp')} description={t('rtpHint')} />
        <TextInput
          {...form.text('volatility')}
          {...figure}
          label={t('volatility')}
          description={t('volatilityHint')}
        />
        <TextInput
          {...form.text('lines')}
          {...figure}
          label={t('lines')}
          description={t('linesHint')}
          inputMode="numeric"
        />
        <TextInput
          {...form.text('coinsPerStake')}
          {...figure}
          label={t('coins')}
          description={t('coinsHint')}
          inputMode="numeric"
        />
      </div>
      <TextInput {...form.text('tags')} label={t('tags')} description={t('tagsHint')} dir="ltr" />
      {kinds.length > 0 ? (
        <fieldset className={classes.choices}>
          <legend>{t('kinds')}</legend>
          <div className={classes.row}>
            {kinds.map((kind) => (
              <Checkbox
                key={kind}
                label={t(`kind.${kind}`)}
                checked={draft.kinds.includes(kind)}
                onChange={() => form.change({ kinds: toggled(kinds, draft.kinds, kind) })}
              />
            ))}
          </div>
        </fieldset>
      ) : null}
      <fieldset className={classes.choices} disabled={isHouse}>
        <legend>{t('features')}</legend>
        <div className={classes.row}>
          {gameFeatures.map((feature) => (
            <Checkbox
              key={feature}
              label={t(`feature.${feature}`)}
              checked={draft.features.includes(feature)}
              onChange={() => form.change({ features: toggled(gameFeatures, draft.features, feature) })}
            />
          ))}
        </div>
      </fieldset>
      {(['isOpen', 'isHot', 'hasTrial'] as const).map((name) => (
        <Switch key={name} {...form.flag(name)} label={t(name)} />
      ))}
    </FormDialog>
  );
}

/** What is chosen of all once one of them was turned, in their order. */
const toggled = <One,>(all: readonly One[], chosen: readonly One[], turned: One): One[] =>
  all.filter((one) => (one === turned) !== chosen.includes(one));
