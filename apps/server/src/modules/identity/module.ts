import { module } from '../../platform/module/module.ts';
import { fill } from '../../platform/module/port.ts';
import { transportNeeds } from '../../platform/transport-needs.ts';
import { audit } from '../audit/module.ts';
import { channels } from '../channels/module.ts';
import { ledger } from '../ledger/module.ts';
import { isModuleOn } from '../settings/index.ts';
import { settings } from '../settings/module.ts';
import { externalClientsOf } from './external/external-clients.ts';
import { createIdentity, identityRoutes, identitySystemRoutes } from './index.ts';
import { identityPorts } from './ports.ts';

export const identity = module({
  name: 'identity',
  needs: { audit, channels, ledger, settings, ...identityPorts },
  create({ config, ledger, ...parts }) {
    const identity = createIdentity({
      ...parts,
      externalClients: externalClientsOf(config),
      firebaseApiKey: config.FIREBASE_API_KEY ?? null,
      isModuleOn: (module) => isModuleOn(module, parts.settings.get('modules.switched_off')),
      openWallet: async (tx, memberId, currency) => {
        await ledger.ensureMemberAccounts(memberId, currency, tx);
      },
      setLedgerSuspended: (tx, memberId, isSuspended) =>
        isSuspended ? ledger.suspend(tx, memberId) : ledger.unsuspend(tx, memberId),
    });
    identity.onSessionsEnded((ended) => parts.facts.publish('SessionsEnded', ended));
    return identity;
  },
  brings: (identity) => ({
    calls: { identity: identityRoutes(identity), system: identitySystemRoutes(identity) },
    rawRoutes: [
      {
        method: 'GET',
        path: '/wps/session/external/callback/:provider',
        receive: async ({ params, url, cookies }) => ({
          status: 303,
          body: null,
          location: await identity.otherWays.comeBack(params.provider, url, cookies),
        }),
      },
    ],
    jobs: [{ name: 'identity.clean_up', cron: '* * * * *', work: identity.cleanUp }],
    pushesToOwnPages: (news) => ({
      SessionsEnded({ sessions, reason }) {
        for (const { memberId, sessionId } of sessions) {
          news.toSession(memberId, sessionId, 'session.ended', { reason });
        }
      },
    }),
    fills: [
      fill(transportNeeds.memberSession, identity.session),
      fill(transportNeeds.hasPhoneCaptcha, () => identity.otherWays.ways().firebasePhone),
    ],
  }),
});
