import { newUuid } from '@longmall/web/call/new-uuid.ts'
import type { Wait, WaitPhase } from '../requests/wait-store.ts'
import { commands, type CommandCode, type FlagField, type TextField } from './commands.ts'
import type { ProblemLog } from './problems.ts'
import { type HostMessage, readMessage } from './read-message.ts'

export type Fields = Partial<Record<TextField, string> & Record<FlagField, boolean>>
/** `taken`: the host acknowledged it (010); a message: the host's reply; null: timeout, or the shopper cancelled. */
export type Answer = HostMessage | 'taken' | null
export type Handle = (message: HostMessage) => void | Promise<void>

export interface LinkTools {
  send: (json: string) => void
  handlers: Partial<Record<CommandCode, Handle>>
  problems: ProblemLog
  /** Shows and hides the state of a request to the host. */
  show: (wait: Wait) => void
  hide: (wait: Wait) => void
  version: string
}

export interface RequestOptions {
  /** What ends the wait: the host's acknowledgement, or its response. */
  until: 'taken' | 'answered'
  /** Asks without the shopper: silence is only logged. */
  quiet?: boolean
  /** The reply resolves the request only and is not passed to the handler of its command. */
  own?: boolean
}

interface Pending extends RequestOptions {
  wait: Wait
  onAnswer: (answer: Answer) => void
}

/** Timeout in ms without a message from the host (HST-06). */
export const answerMs = 10_000
const rememberedIds = 500
const tokenRequestCommands = new Set<CommandCode>(['001', '004', '017'])

export interface Link {
  notify: (cmd: CommandCode, fields?: Fields) => void
  request: (cmd: CommandCode, fields: Fields, options: RequestOptions) => Promise<Answer>
  receive: (raw: unknown) => void
  /** The last message that the host sent; null before it. */
  lastMessage: () => HostMessage | null
}

/** Message protocol with a host: ids, acknowledgements, requests with their replies, and dropped messages (HST-01). */
export function createLink({ send, handlers, problems, show, hide, version }: LinkTools): Link {
  const pending = new Map<string, Pending>()
  const seen = new Set<string>()
  let lastMessage: HostMessage | null = null

  function write(cmd: CommandCode, fields: Fields, mes_unique_id: string = newUuid()) {
    try {
      send(JSON.stringify({ cmd, pro_version: version, plartform: 'h5', mes_unique_id, ...fields }))
    } catch (error) {
      problems.note(`${cmd} could not be sent`, error)
    }
  }

  function request(cmd: CommandCode, fields: Fields, options: RequestOptions): Promise<Answer> {
    const id = newUuid()
    return new Promise((resolve) => {
      let timer: ReturnType<typeof setTimeout>
      const setPhase = (phase: WaitPhase) => {
        if (!options.quiet) show({ ...wait, phase })
      }
      const attempt = () => {
        clearTimeout(timer)
        timer = setTimeout(onSilent, answerMs)
        setPhase('asked')
        // The retry has the same id, so that a host that already received it does not execute it twice.
        write(cmd, fields, id)
      }
      const end = (answer: Answer) => {
        clearTimeout(timer)
        if (!pending.delete(id)) return
        hide(wait)
        resolve(answer)
      }
      const onSilent = () => {
        problems.note(`no answer to ${cmd} ${commands[cmd].name}`)
        if (options.quiet) end(null)
        else setPhase('silent')
      }
      const wait: Wait = { id, cmd, phase: 'asked', again: attempt, giveUp: () => end(null) }
      const onAnswer = (answer: Answer) => {
        clearTimeout(timer)
        if (answer === 'taken' && options.until === 'answered') setPhase('taken')
        else end(answer)
      }
      pending.set(id, { ...options, wait, onAnswer })
      attempt()
    })
  }

  function receive(raw: unknown) {
    const read = readMessage(raw)
    if ('problem' in read) return problems.note(`dropped: ${read.problem}`)
    const { message } = read
    const { cmd, mes_unique_id } = message
    lastMessage = message
    if (cmd !== '010') write('010', { pre_mes_unique_id: mes_unique_id })
    if (seen.has(mes_unique_id)) return problems.note(`dropped: ${cmd} came twice`)
    remember(seen, mes_unique_id)
    const question = findRequest(message)
    question?.onAnswer(cmd === '010' ? 'taken' : message)
    if (cmd !== '010' && !(question?.own && question.until === 'answered')) void handle(message)
  }

  /** The request that a message answers; a token reply without a request id answers the oldest token request. */
  function findRequest({ cmd, pre_mes_unique_id }: HostMessage): Pending | undefined {
    if (pre_mes_unique_id !== undefined) return pending.get(pre_mes_unique_id)
    return cmd === '002' ? [...pending.values()].find(({ wait }) => tokenRequestCommands.has(wait.cmd)) : undefined
  }

  async function handle(message: HostMessage) {
    try {
      await handlers[message.cmd]?.(message)
    } catch (error) {
      problems.note(`${message.cmd} ${commands[message.cmd].name} failed`, error)
    }
  }

  return { notify: (cmd, fields = {}) => write(cmd, fields), request, receive, lastMessage: () => lastMessage }
}

/** Remembers an id, and forgets the oldest of many. */
function remember(seen: Set<string>, id: string) {
  seen.add(id)
  for (const oldest of seen) {
    if (seen.size <= rememberedIds) return
    seen.delete(oldest)
  }
}
