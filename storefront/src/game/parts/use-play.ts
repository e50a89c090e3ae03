import type { Draw, Game } from '@longmall/contract/game-shapes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { mutation } from '@longmall/web/call/query.ts'

export interface Play {
  /** What was drawn and is being shown; null before. */
  drawn: Draw | null
  /** May the result be shown: has its animation ended? */
  isRevealed: boolean
  isBusy: boolean
  draw: () => void
  /** Called when the animation of the prize is over. */
  revealResult: () => void
  /** Lays the last draw aside. */
  clear: () => void
}

/** Draws in a game under the commitment shown on the page, and updates the page. */
export function usePlay(game: Game, key: readonly unknown[]): Play {
  const client = useQueryClient()
  const [drawn, setDrawn] = useState<Draw | null>(null)
  const [isRevealed, setRevealed] = useState(false)
  const change = (part: Partial<Game>) => client.setQueryData<Game>(key, (known) => known && { ...known, ...part })
  const refresh = () => {
    void client.invalidateQueries({ queryKey: ['game'] })
    for (const domain of ['wallet', 'coupon', 'gift', 'reward']) void client.invalidateQueries({ queryKey: [domain] })
    void client.invalidateQueries({ queryKey: ['member', 'centre'] })
  }
  const { mutate: prepare } = useMutation({ ...mutation('game/prepare', { quiet: true }), onSuccess: (fairness) => change({ fairness }) })
  const drawing = useMutation({
    ...mutation('game/draw'),
    onSuccess: (draw) => {
      setDrawn(draw)
      const { free_left, chances, remaining_today, fairness } = draw
      change({ free_left, chances, remaining_today, fairness })
    },
    // The cached odds, commitment and chances may be stale.
    onError: refresh,
  })
  const isPrepared = game.fairness !== null
  useEffect(() => {
    if (!isPrepared) prepare({})
  }, [isPrepared, prepare])

  return {
    drawn,
    isRevealed,
    isBusy: drawing.isPending || (drawn !== null && !isRevealed),
    draw: () => {
      if (!game.fairness || drawing.isPending) return
      setDrawn(null)
      setRevealed(false)
      drawing.mutate({ game_id: game.game_id, version: game.version, commitment: game.fairness.commitment })
    },
    revealResult: () => {
      if (isRevealed) return
      setRevealed(true)
      refresh()
    },
    clear: () => {
      setDrawn(null)
      setRevealed(false)
    },
  }
}

/** How the next draw is paid, in the server's order of precedence; null when there is no way. */
export function nextPayment(game: Game): 'free' | 'chance' | 'longcoin' | null {
  if (game.state !== 'running' || game.remaining_today === 0) return null
  if (game.free_left > 0) return 'free'
  if (game.chances > 0) return 'chance'
  return game.longcoin_price !== null && game.longcoin >= game.longcoin_price ? 'longcoin' : null
}
