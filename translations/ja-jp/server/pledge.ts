export const pledge = {
  'pledge.closure': '進行中のステーキングがあります',
  'pledge.not_found': 'ステーキングが見つかりません',
  'pledge.closed': 'このステーキングはすでに終了または返金されています',
  'pledge.income_paid': '最初の収益が支払われたため、返金できません',
  'pledge.plan_unavailable': 'この期間は販売していません',
  'pledge.price_changed': '1口の価格は当日の価格に連動し、現在は{price}です。商品ページを更新しています。1分後にもう一度お試しください',
}
