-- Lists of the console that are filtered by two things at once (CON-10).
create index pintuan_group_promotion_goods on pintuan_group (promotion_id, goods_id, id desc);
create index bargain_promotion_goods on bargain (promotion_id, goods_id, id desc);
-- A brand may have very many goods: which of them run short is read from the index alone.
drop index goods_staff_brand;
create index goods_staff_brand on goods (brand_id, id desc) include (low_skus);
