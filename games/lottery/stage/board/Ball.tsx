import classes from './Ball.module.css';

/** A ball with its number; its colour goes by the last digit, so that a number is known by it. */
export function Ball({ number, isBonus = false }: { number: string; isBonus?: boolean }) {
  return (
    <span className={classes.ball} data-tint={Number(number) % 5} data-bonus={isBonus || undefined}>
      <span className={classes.face}>{number}</span>
    </span>
  );
}
