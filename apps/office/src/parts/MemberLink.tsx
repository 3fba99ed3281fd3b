import { Link } from '@tanstack/react-router';
import links from './Links.module.css';

/** A member by his account name, which leads to his page. */
export function MemberLink({ memberId, account }: { memberId: string; account: string }) {
  return (
    <Link to="/members/$memberId" params={{ memberId }} className={links.openWhole}>
      <bdi>{account}</bdi>
    </Link>
  );
}
