import { calls } from '@ikka/contract';
import { useTranslation } from '@ikka/i18n/react';
import { IconUsersGroup } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRead } from '../../api/use-call.ts';
import classes from './approvals.module.css';

/** Announces on every page what waits for the operator's approval, and what is about to take effect and can be stopped. */
export function ApprovalsNotice() {
  const { t } = useTranslation('officeApprovals');
  const { data } = useRead(calls.officeApprovals.officeOpenApprovals, {}, { everyMs: 30_000 });
  const { toDecide = 0, coming = 0 } = data ?? {};
  if (toDecide + coming === 0) return null;
  return (
    <p className={classes.notice} role="status">
      <IconUsersGroup size={18} aria-hidden="true" />
      <span>
        {toDecide > 0 ? `${t('notice.toDecide', { count: toDecide })} ` : null}
        {coming > 0 ? t('notice.coming', { count: coming }) : null}
      </span>
      <Link to="/approvals">{t('notice.open')}</Link>
    </p>
  );
}
