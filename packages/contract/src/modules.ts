/**
 * The switches of the whitelabel tree: the operator turns each part of the product on or off.
 * `COMM3` carries what nothing works without, and cannot be switched off.
 */
export const moduleTree = [
  { modId: 'COMM3', children: [] },
  {
    modId: 'REG3',
    children: ['MOBILENUMREG3', 'REGMOBVERF3', 'AFFMAN3'],
  },
  {
    modId: 'LOGIN3',
    children: [
      'FREEPLAY3',
      'LOGINIPVERF3',
      'VERIFICATION3',
      'CAPTCHA3',
      'GEETEST3',
      'PASS3',
      'CHNGPASSVERIF3',
    ],
  },
  { modId: 'PROFILE3', children: ['PROFPIC3', 'INBOX3', 'FEEDBACK3'] },
  { modId: 'FUNDS3', children: ['FUNDTRANS3', 'MEMTRANS3', 'MANREBATE3', 'UPLINETRANS3', 'DOWNLINETRANS3'] },
  {
    modId: 'GAMES3',
    children: ['GAMELO3', 'GAMELOHOT3', 'GAMELOFAV3', 'GAMELOREC3', 'AGEANNOUNCE3'],
  },
  { modId: 'REWARDS3', children: ['REWCEN3', 'PTSYS3', 'REFERRAL3'] },
  { modId: 'AGENT3', children: ['SIGNCONDIV3', 'DAILYSALCONT3', 'HOURSAL3', 'RTSALARY3'] },
] as const;

type Branch = (typeof moduleTree)[number];
export type ModuleId = Branch['modId'] | Branch['children'][number];

/** Every module id, parents before children. */
export const moduleIds: readonly ModuleId[] = moduleTree.flatMap((branch) => [
  branch.modId,
  ...branch.children,
]);
