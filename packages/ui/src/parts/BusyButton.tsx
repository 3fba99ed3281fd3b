import type { ComponentProps, SyntheticEvent } from 'react';

type BusyButtonProps = ComponentProps<'button'> & {
  /** As Mantine's buttons say it of themselves. */
  readonly 'data-loading'?: boolean;
  /** Of a button that shows no loader while what it began goes on. */
  readonly 'data-waiting'?: boolean;
};

/**
 * The element of every button. One that works on something takes no press, yet keeps the focus: from one that is disabled the
 * browser takes it away, and whoever goes by keyboard has lost his place.
 */
export function BusyButton({ type = 'button', disabled, onClick, ...rest }: BusyButtonProps) {
  const isBusy = rest['data-loading'] || rest['data-waiting'];
  return (
    <button
      aria-disabled={isBusy}
      {...rest}
      type={type}
      disabled={disabled && !isBusy}
      onClick={isBusy ? hold : onClick}
    />
  );
}

/** A press of Enter in a field of the same form comes here, too. */
function hold(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
