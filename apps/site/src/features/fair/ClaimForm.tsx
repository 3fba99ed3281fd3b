import { wireLanguage } from '@ikka/i18n';
import { useLanguage, useTranslation } from '@ikka/i18n/react';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type Claim,
  type ClaimError,
  claimErrors,
  claimHash,
  emptyClaim,
  exampleClaim,
} from '../../parts/rounds/claim.ts';
import classes from './FairPage.module.css';
import { verifiableGame, verifiableGames } from './verifiable-games.ts';

/** Fields in which every letter counts. */
const asTyped = new Set<ClaimError>(['clientSeed', 'bet']);

/** The round to check. What is computed stands in the address, so that it can be handed on. */
export function ClaimForm({
  draft,
  onDraft: setDraft,
}: {
  draft: Claim;
  onDraft: (change: (before: Claim) => Claim) => void;
}) {
  const { t } = useTranslation('fair');
  const language = wireLanguage(useLanguage());
  const navigate = useNavigate();
  const [wrong, setWrong] = useState<ClaimError[]>([]);
  const game = verifiableGame(draft);
  const go = (to: Claim) => {
    // Where the address names this round already, nothing else would bring its fields back.
    setDraft(() => to);
    void navigate({ to: '/fair', hash: claimHash(to), resetScroll: false, hashScrollIntoView: false });
  };

  function submit(event: React.FormEvent) {
    event.preventDefault();
    const errors = claimErrors(draft, game);
    setWrong(errors);
    if (errors.length === 0) go(draft);
  }

  function field(name: ClaimError, optional = false) {
    return {
      label: optional ? `${t(`form.${name}`)} · ${t('form.optional')}` : t(`form.${name}`),
      value: draft[name],
      error: wrong.includes(name) ? t(`error.${name}`, { coins: `${game?.coinsPerStake ?? 1n}` }) : undefined,
      onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
        const typed = event.currentTarget.value;
        setDraft((before) => ({
          ...before,
          [name]: asTyped.has(name) ? typed : typed.trim().toLowerCase(),
        }));
        setWrong((before) => before.filter((one) => one !== name));
      },
      dir: 'ltr',
      spellCheck: false,
      autoComplete: 'off',
      name,
    } as const;
  }

  function chooseGame(code: string) {
    const chosen = verifiableGames.findLast((one) => one.game.code === code);
    if (!chosen) return;
    setWrong([]);
    setDraft((before) => ({ ...before, game: code, version: chosen.game.version, ...chosen.example }));
  }

  return (
    <form className={classes.panel} onSubmit={submit} noValidate>
      <NativeSelect
        label={t('form.game')}
        value={draft.game}
        error={wrong.includes('game') ? t('error.game') : undefined}
        onChange={(event) => chooseGame(event.currentTarget.value)}
        data={[
          ...(game ? [] : [{ value: draft.game, label: draft.game }]),
          ...verifiableGames.map((one) => ({
            value: one.game.code,
            label: one.names[language],
          })),
        ]}
        name="game"
      />
      <TextInput {...field('serverSeed')} className={classes.seed ?? ''} />
      <TextInput {...field('commitment', true)} className={classes.seed ?? ''} />
      <TextInput {...field('clientSeed')} className={classes.seed ?? ''} />
      {game?.coinsPerStake === 1n ? <TextInput {...field('bet')} /> : null}
      <div className={classes.pair}>
        <TextInput {...field('nonce')} inputMode="numeric" />
        <TextInput {...field('stake')} inputMode="decimal" />
      </div>
      <TextInput {...field('booked', true)} inputMode="decimal" />
      <div className={classes.buttons}>
        <Button type="submit">{t('form.submit')}</Button>
        <Button type="button" variant="default" onClick={() => go(exampleClaim)}>
          {t('form.example')}
        </Button>
        <Button type="button" variant="subtle" onClick={() => go(emptyClaim)}>
          {t('form.clear')}
        </Button>
      </div>
    </form>
  );
}
