import type { ModuleId } from '@ikka/contract';
import { useQuery } from '@tanstack/react-query';
import { modulesQuery } from '../calls/queries.ts';
import { isModuleOn } from './module-view.ts';

/** The operator's switch for a part of the site; off until it is known. */
export function useModule(id: ModuleId): boolean {
  const modules = useQuery(modulesQuery);
  return modules.data ? isModuleOn(modules.data.modules, id) : false;
}
