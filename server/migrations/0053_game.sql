-- Games and rewards as operators look after them: rights of their own, and lists by what they are looked for.
update staff_role set permissions = permissions || '{game.*,reward.*}' where 'promotion.*' = any (permissions);
update staff_role set permissions = permissions || '{game.view,reward.view}' where name = 'support';
update staff_role set permissions = array_remove(permissions, 'promotion.game') || '{game.*}' where 'promotion.game' = any (permissions);
update staff_role set permissions = array_remove(permissions, 'promotion.reward') || '{reward.*}'
where 'promotion.reward' = any (permissions);

-- A prize's picture as operators chose it; without it goods have their own. Draws keep what was won, not how it looked.
alter table game_prize add column picture jsonb;

-- The last draw first, of all games, of one, of a prize that was given.
create index game_draw_at on game_draw (drawn_at desc, id desc);
create index game_draw_game_at on game_draw (game_id, drawn_at desc, id desc);
create index game_draw_prize_at on game_draw (prize_id, drawn_at desc, id desc);

create index reward_given_rule on reward_given (rule_id, id desc);
create index reward_progress_task on reward_progress (task_id, day);
