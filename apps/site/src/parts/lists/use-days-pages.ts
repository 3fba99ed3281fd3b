import type { Days } from '@ikka/ui/date-range';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { statusQuery } from '../calls/queries.ts';

/** Of which days a list tells, null for all, and which of its pages is in view: other days begin at their first page. */
export function useDaysPages() {
  const [page, setPage] = useState(1);
  const [days, setDays] = useState<Days | null>(null);
  const zone = useQuery(statusQuery).data?.timeZone;
  return {
    page,
    setPage,
    days,
    setDays: (chosen: Days | null) => {
      setDays(chosen);
      setPage(1);
    },
    /** The site's time zone, by which days begin. */
    zone,
  };
}
