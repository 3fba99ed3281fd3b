/** Refusals of lotteries, with their HTTP status. */
export const lotteryRefusals = {
  'lottery.game_unknown': 404,
  'lottery.issue_unknown': 404,
  'lottery.issue_closed': 409,
  'lottery.play_closed': 409,
  'lottery.line_invalid': 422,
  'lottery.odds_changed': 409,
  'lottery.slip_unknown': 404,
  'lottery.group_invalid': 422,
  'lottery.number_full': 409,
  'lottery.member_max': 409,
  'lottery.chase_invalid': 422,
  'lottery.chase_unknown': 404,
  'lottery.result_invalid': 422,
  'lottery.result_differs': 409,
  'lottery.result_own': 409,
  'lottery.result_not_now': 409,
} as const;
