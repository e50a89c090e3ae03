-- The number of a clone in the tree is its rank among its owner's.
create index concurrently if not exists placement_node_clone on placement_node (owner_id, id) where is_clone;
-- The bonuses of one clone.
create index concurrently if not exists award_line_clone on award_line (source_id) where kind = 'clone';
