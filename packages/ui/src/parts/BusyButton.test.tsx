import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BusyButton } from './BusyButton.tsx';

const markup = (props: Parameters<typeof BusyButton>[0]) => renderToStaticMarkup(<BusyButton {...props} />);

describe('a button', () => {
  it('sends no form unless it says so', () => {
    expect(markup({})).toBe('<button type="button"></button>');
    expect(markup({ type: 'submit' })).toBe('<button type="submit"></button>');
  });

  it('is disabled where nothing can be done with it', () => {
    expect(markup({ disabled: true })).toBe('<button type="button" disabled=""></button>');
  });

  it.each(['data-loading', 'data-waiting'] as const)(
    'is never disabled while it is %s, so that the focus stays on it',
    (state) => {
      const busy = markup({ disabled: true, [state]: true });
      expect(busy).toContain('aria-disabled="true"');
      expect(busy).not.toContain(' disabled');
    },
  );

  it('takes no press while it works', () => {
    const presses: string[] = [];
    const note = (what: string) => () => void presses.push(what);
    const event = { preventDefault: note('held'), stopPropagation: note('kept') };
    const press = (props: Parameters<typeof BusyButton>[0]) =>
      BusyButton({ ...props, onClick: note('pressed') }).props.onClick(event);
    press({});
    press({ 'data-loading': true });
    expect(presses).toEqual(['pressed', 'held', 'kept']);
  });
});
