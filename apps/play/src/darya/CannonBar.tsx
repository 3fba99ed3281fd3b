import { stakeOf, type WeaponId, weapons } from '@ikka/darya/rules';
import { useTranslation } from '@ikka/i18n/react';
import { ActionIcon, Button } from '@mantine/core';
import {
  IconAnchor,
  IconDoorExit,
  IconFocus2,
  IconMinus,
  IconPlus,
  IconRepeat,
  IconRocket,
  IconTarget,
} from '@tabler/icons-react';
import { Amount } from '../hud/Amount.tsx';
import classes from './DaryaPage.module.css';
import { useDarya, useDaryaSnapshot } from './use-darya.ts';

const icons: Readonly<Record<WeaponId, typeof IconTarget>> = {
  cannon: IconTarget,
  harpoon: IconAnchor,
  torpedo: IconRocket,
};

/** Under the water: credit, the cannon's value, weapons, and what fires by itself. */
export function CannonBar() {
  const { t } = useTranslation('darya');
  const { play } = useDarya();
  const { balance, flying, values, level, weapon, isAuto, isLocking, haul } = useDaryaSnapshot();
  const value = values[level] ?? 0n;
  return (
    <footer className={classes.bar} data-testid="cannon-bar">
      <dl className={classes.credit}>
        <div>
          <dt>{t('bar.credit')}</dt>
          <dd data-testid="credit">
            <Amount value={balance} />
          </dd>
        </div>
        <div data-quiet="">
          <dt>{t('bar.flying')}</dt>
          <dd>
            <Amount value={flying} />
          </dd>
        </div>
        <div data-quiet="">
          <dt>{t('bar.haul', { caught: haul.caught, shots: haul.shots })}</dt>
          <dd data-testid="haul">
            <Amount value={haul.payout} />
          </dd>
        </div>
      </dl>
      <fieldset className={classes.value}>
        <legend className={classes.legend}>{t('bar.value')}</legend>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('bar.less')}
          disabled={level === 0}
          onClick={() => play.setLevel(level - 1)}
        >
          <IconMinus size={18} />
        </ActionIcon>
        <output className={classes.shown} data-testid="cannon-value">
          <Amount value={value} />
        </output>
        <ActionIcon
          variant="default"
          size={40}
          aria-label={t('bar.more')}
          disabled={level >= values.length - 1}
          onClick={() => play.setLevel(level + 1)}
        >
          <IconPlus size={18} />
        </ActionIcon>
      </fieldset>
      <div className={classes.weapons} role="radiogroup" aria-label={t('bar.weapon')}>
        {weapons.map((one) => {
          const Icon = icons[one.id];
          const stake = stakeOf(one, value);
          return (
            // biome-ignore lint/a11y/useSemanticElements: a radio's own look cannot carry the picture of a weapon
            <button
              key={one.id}
              type="button"
              role="radio"
              aria-checked={weapon === one.id}
              className={classes.weapon}
              disabled={stake === null}
              title={t(`weapon.${one.id}.hint`)}
              onClick={() => play.setWeapon(one.id)}
            >
              <Icon size={20} aria-hidden="true" />
              <span>{t(`weapon.${one.id}.name`)}</span>
              <small>{stake === null ? '–' : <Amount value={stake} />}</small>
            </button>
          );
        })}
      </div>
      <div className={classes.ways}>
        <Button
          variant={isAuto ? 'filled' : 'default'}
          aria-pressed={isAuto}
          leftSection={<IconRepeat size={17} />}
          onClick={() => play.setAuto(!isAuto)}
          data-testid="auto"
        >
          {t('bar.auto')}
        </Button>
        <Button
          variant={isLocking ? 'filled' : 'default'}
          aria-pressed={isLocking}
          leftSection={<IconFocus2 size={17} />}
          onClick={() => play.setLocking(!isLocking)}
        >
          {t('bar.lock')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDoorExit size={17} />}
          onClick={() => void play.leave()}
          data-testid="leave"
        >
          {t('bar.leave')}
        </Button>
      </div>
    </footer>
  );
}
