import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Way } from '../../parts/games/category-view.ts';

type WayLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children'> & {
  way: Way;
  onClick?: () => void;
};

/** A link to where a category or a vendor leads: an address of its own either way, so that it opens in a new tab as well. */
export function WayLink({ way, ...rest }: WayLinkProps) {
  if (way.kind === 'launch') {
    return <Link to="/game" search={{ vassalage: way.vassalage, gameType: way.gameType }} {...rest} />;
  }
  return (
    <Link
      to={way.to}
      search={way.vendor ? { page: way.vendor } : {}}
      activeProps={{ 'data-active': true }}
      activeOptions={{ includeSearch: way.vendor !== undefined }}
      {...rest}
    />
  );
}
