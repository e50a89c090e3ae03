import type { ArticleCard } from '@longmall/contract/article-shapes.ts'
import { ListItem, rowClass } from '@longmall/ui/display/list-item.tsx'
import { Link } from '../../shell/link.tsx'

/** A help article in a list. */
export const HelpRow = ({ help: { article_id, title, summary } }: { help: ArticleCard }) => (
  <Link to="/v2/help/detail/detail" search={{ id: article_id }} transition className={`${rowClass} rounded-12 bg-card py-3`}>
    <ListItem title={title} text={summary || undefined} arrow />
  </Link>
)
