-- When a draft that nobody else may approve is approved by itself, on the real clock (decisions/0048).
alter table award_plan add effective_at timestamptz check (effective_at is null or state <> 'draft' or created_by is not null);

-- The product has one name in each language; a text that operators changed stays.
update grade_text t set condition = f.after
from (values ('zh-cn', '购买 Start-up 商品', '购买启动产品'), ('ko-kr', 'Start-up 상품 구매', '스타트업 상품 구매'),
  ('ja-jp', 'Start-up商品の購入', 'スタートアップ商品の購入')) f (language, before, after)
where t.grade = 4 and t.language = f.language and t.condition = f.before;
