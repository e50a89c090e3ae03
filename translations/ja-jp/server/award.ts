export const award = {
  'award.plan_not_found': 'プランのバージョンが見つかりません',
  'award.plan_changed': 'このプランのバージョンは変更されています。確認してからもう一度お試しください',
  'award.plan_decided': 'このプランのバージョンはすでに決定されています',
  'award.plan_in_past': 'プランのバージョンは今日（{day}）より後の日から始まります',
  'award.plan_day_taken': '承認済みの別のバージョンが {day} に始まります',
  'award.rates_exceed_cap': '1件の売上に対する比率の合計は{sum}%で、上限の{cap}%を超えています',
  'award.split_exceeds_whole': 'ボーナスの配分の合計が全体を超えています',
  'award.rate_unknown': 'プランに第{generation}世代の「{kind}」の比率がないか、重複しています',
  'award.own_plan': 'ご自身が作成したプランのバージョンは、別のオペレーターが承認する必要があります',
  'award.plan_started': 'このプランのバージョンは適用中のため、取り下げできません',
}
