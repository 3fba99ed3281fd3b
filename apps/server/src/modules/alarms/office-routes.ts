import { type CallAnswer, type calls, isRefusal } from '@ikka/contract';
import type { Handlers } from '../../platform/calls.ts';
import { operatorOf } from '../../platform/office-acts.ts';
import type { Alarms } from './index.ts';
import type { Alarm } from './store.ts';

type Calls = typeof calls.officeAlarms;

export const alarmOfficeRoutes = (alarms: Alarms): Handlers<Calls> => ({
  async officeAlarms({ query }) {
    const { pageNo, pageSize, state } = query;
    const found = await alarms.list(state, { limit: pageSize, offset: (pageNo - 1) * pageSize });
    return {
      list: found.list.map(viewOf),
      pageNum: pageNo,
      totalPages: Math.ceil(found.total / pageSize),
      total: found.total,
    };
  },
  async officeAlarmCount() {
    const rows = await alarms.count();
    return {
      open: rows.reduce((sum, { open }) => sum + open, 0),
      unacknowledged: rows.reduce((sum, { unacknowledged }) => sum + unacknowledged, 0),
    };
  },
  async officeAcknowledgeAlarm({ params, body }, caller) {
    const alarm = await alarms.acknowledge({ id: params.id, note: body.note }, operatorOf(caller));
    return isRefusal(alarm) ? alarm : viewOf(alarm);
  },
});

function viewOf(row: Alarm): CallAnswer<Calls['officeAcknowledgeAlarm']> {
  return {
    id: row.id.toString(),
    kind: row.kind,
    subject: row.subject,
    details: { ...row.details },
    raisedAt: row.raisedAt.toISOString(),
    seenAt: row.seenAt.toISOString(),
    clearedAt: row.clearedAt?.toISOString() ?? null,
    acknowledgedBy: row.acknowledgedBy,
    acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
    note: row.note,
  };
}
