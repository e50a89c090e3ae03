-- A code typed at a desk begins with the last four digits of the withdrawal's number.
create index concurrently if not exists coin_withdrawal_typed on coin_withdrawal (right(coin_withdrawal_no, 4), id desc) where way = 'scan_code';
