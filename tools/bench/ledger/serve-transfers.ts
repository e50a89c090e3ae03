// A server of one operation: a transfer by a member with a session, through the shop's own adapter, as the app's operations go.
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { Id } from '@longmall/contract/fields.ts'
import { operation } from '@longmall/contract/operation.ts'
import { readConfig } from '@longmall/server/src/kernel/config.ts'
import type { Context, Handlers, MemberActor } from '@longmall/server/src/kernel/context.ts'
import { createHttp, type Domain } from '@longmall/server/src/kernel/http/http.ts'
import { createLog } from '@longmall/server/src/kernel/log.ts'
import { openSite } from '@longmall/server/src/start-shop.ts'
import type { AccountRef } from '@longmall/server/src/wallet/accounts.ts'
import { postTransfer } from '@longmall/server/src/wallet/post-transfer.ts'
import * as z from 'zod/mini'

const bench = {
  transfer: operation({
    path: 'bench/transfer',
    kind: 'command',
    access: { who: 'member' },
    summary: 'Moves one cent to another member, or to the house where none is named',
    input: z.object({ to: z.optional(Id) }),
    output: z.object({}),
  }),
}
const handlers: Handlers<typeof bench> = {
  transfer: async (context: Context<MemberActor>, { to }) => {
    const payee: AccountRef =
      to === undefined ? { house: 'revenue', unit: 'MONEY' } : { member: to, unit: 'MONEY', purpose: 'withdrawable' }
    await postTransfer(context, {
      kind: 'bench.transfer',
      topic: 'transfer',
      key: randomUUID(),
      income_code: 13,
      reason: 'bench',
      entries: [
        { account: { member: context.actor.member_id, unit: 'MONEY', purpose: 'withdrawable' }, amount: -1n },
        { account: payee, amount: 1n },
      ],
    })
    return {}
  },
}

const config = readConfig()
const { site, close } = await openSite(config, config.databaseUrl!, createLog('error'))
const domain = { contract: bench, handlers } as unknown as Domain
const app = createHttp(site, [domain], { checkOutput: false, refuseWhenClosed: () => undefined })
const server = createAdaptorServer({ fetch: app.fetch })
server.listen(config.port, config.host, () => console.log(`is open at http://${config.host}:${(server.address() as AddressInfo).port}`))
process.once('SIGTERM', () => {
  server.close()
  void close().then(() => process.exit(0))
})
