import { Link, type LinkProps } from '@tanstack/react-router';
import { BackArrow } from './arrows.tsx';
import links from './Links.module.css';

/** Back from one of a list to the list. */
export function BackLink({ to, children }: { to: NonNullable<LinkProps['to']>; children: string }) {
  return (
    <Link to={to} className={links.back}>
      <BackArrow />
      {children}
    </Link>
  );
}
