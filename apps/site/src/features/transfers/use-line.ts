import { useQuery } from '@tanstack/react-query';
import { memberQuery } from '../../parts/calls/queries.ts';
import { useModule } from '../../parts/switches/use-module.ts';

const agentValues: readonly number[] = [1, 2, 41, 42];

/** Which ways along the agent line are open to the member: up where somebody stands above, down to agents. */
export function useLine(): { readonly up: boolean; readonly down: boolean } {
  const member = useQuery(memberQuery).data;
  const isUpOn = useModule('UPLINETRANS3');
  const isDownOn = useModule('DOWNLINETRANS3');
  return {
    up: isUpOn && member !== undefined && member !== null && member.toUpline !== null,
    down: isDownOn && agentValues.includes(member?.isAgent ?? 0),
  };
}
