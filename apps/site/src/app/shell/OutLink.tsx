import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

type OutLinkProps = Pick<ComponentProps<'a'>, 'className' | 'children'> & {
  url: string;
  onClick?: () => void;
};

/** A link to what an operator entered: a page of the site opens in place, another house's in a page of its own. */
export function OutLink({ url, ...rest }: OutLinkProps) {
  if (url.startsWith('/')) return <Link to={url} {...rest} />;
  const isOwnWindow = url.startsWith('https:');
  return (
    <a href={url} {...(isOwnWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...rest} />
  );
}
