import { type Call, type Refusal, refuse, type TransportRefusalCode } from '@ikka/contract';
import { isModuleOn, type Settings } from '../modules/settings/index.ts';
import type { OperatorSession, PlaySession, SessionMember } from '../platform/calls.ts';
import type { Stranger } from './read-caller.ts';

/** Who a token belongs to; handed over by the modules that own the sessions. */
export interface SessionLookups {
  member(token: string, stranger: Stranger): Promise<SessionMember | null>;
  play(token: string): Promise<PlaySession | null>;
  operator(token: string): Promise<OperatorSession | null>;
}

export interface Proof {
  readonly member: SessionMember | null;
  readonly play: PlaySession | null;
  readonly operator: OperatorSession | null;
}

type GateRefusal = Refusal<TransportRefusalCode | 'member.real_account_required'>;
/** Maintenance, region and module switch: what closes a call whoever asks. */
export function checkOpen(call: Call, stranger: Stranger, settings: Settings): GateRefusal | null {
  if (!call.always) {
    const { status, maintenanceEnd } = settings.get('site.status');
    if (status === 1) return refuse('system.maintenance', { maintenanceEnd });
    const blocked =
      stranger.country !== null && settings.get('site.blocked_countries').includes(stranger.country);
    if (status === 2 || blocked) {
      return refuse('system.region_restricted', { ip: stranger.ip, country: stranger.country });
    }
  }
  if (call.module !== null && !isModuleOn(call.module, settings.get('modules.switched_off'))) {
    return refuse('module.disabled', { module: call.module });
  }
  return null;
}

const nobody: Proof = { member: null, play: null, operator: null };

/** Proves who calls, as far as the call needs it. */
export async function proveCaller(
  call: Call,
  token: string | null,
  stranger: Stranger,
  lookups: SessionLookups,
  isFresh: (member: SessionMember) => boolean,
): Promise<Proof | GateRefusal> {
  switch (call.token) {
    case 'none': {
      const member = token === null ? null : await lookups.member(token, stranger);
      return { ...nobody, member };
    }
    case 'session': {
      const member = token === null ? null : await lookups.member(token, stranger);
      if (member === null) return refuse('session.required');
      if (call.realOnly && member.isTrial) return refuse('member.real_account_required');
      if (call.fresh && !isFresh(member)) return refuse('session.not_fresh');
      return { ...nobody, member };
    }
    case 'play': {
      const play = token === null ? null : await lookups.play(token);
      return play === null ? refuse('play.session_required') : { ...nobody, play };
    }
    case 'operator': {
      const operator = token === null ? null : await lookups.operator(token);
      if (operator === null) return refuse('operator.session_required');
      if (call.permission !== undefined && !operator.permissions.includes(call.permission)) {
        return refuse('operator.role_required', { permission: call.permission });
      }
      return { ...nobody, operator };
    }
  }
}
