import type { wallet } from '@longmall/contract/wallet.ts'
import type { Handlers } from '../kernel/context.ts'
import { viewWallet } from './views.ts'

export const walletHandlers: Handlers<typeof wallet> = { view: viewWallet }
