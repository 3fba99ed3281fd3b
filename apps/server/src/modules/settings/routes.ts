import { type calls, type ModuleId, moduleTree, type SiteResource } from '@ikka/contract';
import { knownCurrency } from '@ikka/money';
import type { Handlers } from '../../platform/calls.ts';
import type { Settings } from './index.ts';
import { isModuleOn } from './is-module-on.ts';

type SystemHandlers = Handlers<(typeof calls)['system']>;

/** What the site tells every visitor about itself. */
export function settingsRoutes(
  settings: Settings,
  resources: () => Promise<SiteResource[]>,
): Pick<SystemHandlers, 'status' | 'whitelabel'> {
  const isOn = (module: ModuleId) => isModuleOn(module, settings.get('modules.switched_off'));
  return {
    async status(_input, caller) {
      const { status, maintenanceEnd } = settings.get('site.status');
      const isBlocked =
        caller.country !== null && settings.get('site.blocked_countries').includes(caller.country);
      const shown = status === 0 && isBlocked ? 2 : status;
      const currency = settings.get('site.currency');
      return {
        status: shown,
        maintenance: shown === 1,
        maintenanceEnd,
        regionRestriction: shown === 2,
        location: { ip: caller.ip, country: caller.country },
        url: caller.host,
        launchGameCDNs: settings.get('site.launch_cdns'),
        merchant: settings.get('site.merchant_code'),
        currency,
        currencySymbol: knownCurrency(currency).symbol,
        timeZone: settings.get('site.time_zone'),
        languages: settings.get('site.languages'),
        defaultLanguage: settings.get('site.default_language'),
        platform: settings.get('site.platform'),
        lotteryType: settings.get('site.lottery_type'),
        prizeModes: settings.get('site.prize_modes'),
        loginedToHomePage: settings.get('site.logined_to_home_page'),
        freePlay: settings.get('identity.free_play') && isOn('FREEPLAY3'),
        smsLogin: settings.get('identity.sms_login') && isOn('VERIFICATION3'),
        sliderCaptcha: settings.get('identity.slider_captcha') && isOn('GEETEST3'),
        legalAge: settings.get('site.legal_age'),
        resources: await resources(),
      };
    },
    whitelabel: () => ({
      modules: moduleTree.map(({ modId, children }) => ({
        modId,
        enabled: isOn(modId),
        childrenNodes: children.map((child) => ({
          modId: child,
          enabled: isOn(child),
          childrenNodes: [],
        })),
      })),
    }),
  };
}
