import { alarms } from '../modules/alarms/module.ts';
import { approvals } from '../modules/approvals/module.ts';
import { audit } from '../modules/audit/module.ts';
import { bonuses } from '../modules/bonuses/module.ts';
import { cashback } from '../modules/cashback/module.ts';
import { cashier } from '../modules/cashier/module.ts';
import { catalogue } from '../modules/catalogue/module.ts';
import { channels } from '../modules/channels/module.ts';
import { content } from '../modules/content/module.ts';
import { gateway } from '../modules/gateway/module.ts';
import { identity } from '../modules/identity/module.ts';
import { integrity } from '../modules/integrity/module.ts';
import { launch } from '../modules/launch/module.ts';
import { ledger } from '../modules/ledger/module.ts';
import { lottery } from '../modules/lottery/module.ts';
import { member } from '../modules/member/module.ts';
import { messages } from '../modules/messages/module.ts';
import { office } from '../modules/office/module.ts';
import { plays } from '../modules/plays/module.ts';
import { points } from '../modules/points/module.ts';
import { promotions } from '../modules/promotions/module.ts';
import { protection } from '../modules/protection/module.ts';
import { records } from '../modules/records/module.ts';
import { reports } from '../modules/reports/module.ts';
import { returns } from '../modules/returns/module.ts';
import { rooms } from '../modules/rooms/module.ts';
import { rounds } from '../modules/rounds/module.ts';
import { settings } from '../modules/settings/module.ts';
import { shelf } from '../modules/shelf/module.ts';
import { sports } from '../modules/sports/module.ts';
import { standingBets } from '../modules/standing-bets/module.ts';
import { tableChat } from '../modules/table-chat/module.ts';
import { transfers } from '../modules/transfers/module.ts';
import { treasury } from '../modules/treasury/module.ts';
import { vendorWallets } from '../modules/vendor-wallets/module.ts';
import { vendors } from '../modules/vendors/module.ts';
import { vip } from '../modules/vip/module.ts';
import { wallet } from '../modules/wallet/module.ts';
import { winners } from '../modules/winners/module.ts';
import { withdrawals } from '../modules/withdrawals/module.ts';
import { everyCallAnswered } from '../platform/module/answers.ts';

/** The modules of the server, in their levels. A new one gets its line here: its level is above all that it needs. */
export const modules = everyCallAnswered([
  [audit, shelf],
  [settings, gateway, alarms],
  [channels, approvals, ledger],
  [identity],
  [member, protection, wallet, treasury],
  [content, catalogue, plays],
  [messages, tableChat],
  [cashier, rounds],
  [launch],
  [vendors],
  [rooms, standingBets, vendorWallets],
  [promotions, vip, winners, records, returns, points, lottery, sports],
  [cashback, bonuses],
  [withdrawals],
  [transfers, integrity],
  [reports, office],
] as const);
