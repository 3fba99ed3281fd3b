import { useTranslation } from '@ikka/i18n/react';
import { Code } from '@ikka/ui';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import classes from './FairPage.module.css';
import { saltOfText } from './salt-bets.ts';

/** The salt of a chain, from the bets that gave it. Computed here, like everything on this page. */
export function SaltCheck() {
  const { t } = useTranslation('fair');
  const [text, setText] = useState('');
  const salt = saltOfText(text);
  const isBad = salt === null && text.trim() !== '';
  return (
    <section className={classes.panel}>
      <h2 className={classes.panelTitle}>{t('salt.title')}</h2>
      <p>{t('salt.hint')}</p>
      <Textarea
        label={t('salt.label')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={isBad ? t('salt.bad') : null}
        className={classes.seed}
        dir="ltr"
        minRows={3}
        maxRows={10}
        autosize
        spellCheck={false}
        data-testid="salt-bets"
      />
      {salt === null ? null : (
        <p role="status">
          {t('salt.salt')} <Code value={salt} />
        </p>
      )}
    </section>
  );
}
