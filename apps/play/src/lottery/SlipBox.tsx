import { useTranslation } from '@ikka/i18n/react';
import { usePlayWords } from '@ikka/lottery/stage';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import { IconHeart, IconPencil, IconRepeat, IconTrash, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Amount } from '../hud/Amount.tsx';
import { ChaseForm } from './chase/ChaseForm.tsx';
import { usualChase } from './chase/plan-chase.ts';
import { Favourites } from './Favourites.tsx';
import classes from './slip.module.css';
import type { BetMaker } from './use-bet-maker.ts';
import type { useMemory } from './use-memory.ts';

/** The slip that is being made: its lines, each to be changed or removed, and slips that were kept. */
export function SlipBox({ maker, memory }: { maker: BetMaker; memory: ReturnType<typeof useMemory> }) {
  const { t } = useTranslation('lotteryDesk');
  const { items, editing } = maker;
  const [isSaved, setSaved] = useState(false);
  return (
    <section className={classes.slip} aria-label={t('slip')} data-testid="slip" data-lines={items.length}>
      <header>
        <h2>{t('slip')}</h2>
        {items.length === 0 ? null : (
          <span className={classes.tools}>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconHeart size={16} />}
              onClick={() => {
                maker.saveFavourite();
                setSaved(true);
              }}
              onBlur={() => setSaved(false)}
            >
              {isSaved ? t('savedFavourite') : t('saveFavourite')}
            </Button>
            <ActionIcon variant="subtle" aria-label={t('clearSlip')} onClick={maker.clearSlip}>
              <IconTrash size={17} />
            </ActionIcon>
          </span>
        )}
      </header>
      {items.length === 0 ? (
        <div className={classes.empty}>
          <p>
            <strong>{t('slipEmpty')}</strong> {t('slipEmptyHint')}
          </p>
          {maker.repeatLast === null ? null : (
            <Button
              variant="light"
              size="compact-md"
              leftSection={<IconRepeat size={16} />}
              onClick={maker.repeatLast}
              data-testid="repeat"
            >
              {t('repeat')}
            </Button>
          )}
        </div>
      ) : (
        <ol className={classes.lines}>
          {items.map((item, place) => (
            <li key={item.at} data-editing={editing === item.at || undefined}>
              <Line item={item} />
              <Amount value={item.quote.stake} />
              <ActionIcon
                variant="subtle"
                size="md"
                aria-label={t('edit', { no: place + 1 })}
                onClick={() => maker.edit(item.at)}
              >
                <IconPencil size={16} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                size="md"
                aria-label={t('remove', { no: place + 1 })}
                onClick={() => maker.remove(item.at)}
              >
                <IconX size={16} />
              </ActionIcon>
            </li>
          ))}
        </ol>
      )}
      {editing === null ? null : (
        <p className={classes.editing} role="status">
          {t('editing', { no: editing + 1 })}
          <Button variant="subtle" size="compact-sm" onClick={maker.stopEditing}>
            {t('cancelEdit')}
          </Button>
        </p>
      )}
      {maker.isFull ? <p className={classes.note}>{t('slipFull', { most: items.length })}</p> : null}
      {items.length === 0 ? null : (
        <dl className={classes.sums}>
          <div>
            <dt>{t('total')}</dt>
            <dd>
              <Amount value={maker.total} />
            </dd>
          </div>
          <div>
            <dt>{t('greatest')}</dt>
            <dd>
              <Amount value={maker.greatest} tone="win" />
            </dd>
          </div>
        </dl>
      )}
      {maker.sent.length === 0 ? null : (
        <>
          <Checkbox
            label={t('chase.on')}
            checked={maker.chase !== null}
            onChange={(event) => maker.setChase(event.currentTarget.checked ? usualChase : null)}
          />
          {maker.chase === null ? null : (
            <ChaseForm
              draft={maker.chase}
              steps={maker.steps}
              drawsMost={maker.drawsMost}
              onChange={maker.setChase}
            />
          )}
        </>
      )}
      <Favourites maker={maker} memory={memory} />
    </section>
  );
}

function Line({ item: { play, kept, quote } }: { item: BetMaker['items'][number] }) {
  const { t } = useTranslation('lotteryDesk');
  const words = usePlayWords();
  return (
    <span className={classes.line}>
      <strong>{words.full(play)}</strong>
      <bdi dir="ltr" title={kept.selection}>
        {selectionText(kept.selection, words.result)}
      </bdi>
      <small>{t('units', { count: quote.units })}</small>
    </span>
  );
}

/** A kept selection with its named results in the language of the page. */
const selectionText = (selection: string, name: (result: string) => string): string =>
  selection
    .replaceAll(/[A-Z][A-Z0-9_]+/g, name)
    .replaceAll(',', ' ')
    .replaceAll('|', ' | ');
