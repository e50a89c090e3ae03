-- Lists of operators: each way to sort and each main filter by an index.

create index shop_order_created on shop_order (created_at desc, id desc);
create index shop_order_state on shop_order (state, created_at desc, id desc);
create index shop_order_type on shop_order (order_type, created_at desc, id desc);
create index shop_order_bought_by on shop_order (promotion_kind, created_at desc, id desc) where promotion_kind is not null;
create index shop_order_total on shop_order (total desc, id desc);

-- Who must act soonest comes first.
create index return_request_merchant on return_request (merchant_until, id) where merchant_until is not null;
create index return_request_buyer on return_request (buyer_until, id) where buyer_until is not null;

create index review_of_goods on review (goods_id, id desc);
create index review_stars on review (stars, id desc);
create index review_hidden on review (id desc) where not is_shown;
create index review_unanswered on review (id desc) where reply is null;
create index review_pictured on review (id desc) where jsonb_array_length(pictures) > 0 or jsonb_array_length(added_pictures) > 0;

create index virtual_code_sku on virtual_code (sku_id);
