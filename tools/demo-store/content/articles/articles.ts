import type { DemoArticle } from './article.ts'
import { helpAccount } from './help-account.ts'
import { helpOrders } from './help-orders.ts'
import { notes } from './notes.ts'
import { notices } from './notices.ts'
import { pages } from './pages.ts'
import { questions } from './questions.ts'

/** Everything that the demo shop writes, each kind in its order. */
export const articles: DemoArticle[] = [...helpOrders, ...helpAccount, ...notices, ...notes, ...questions, ...pages]
