export interface GameEvents {
  /** A member has drawn; `longcoin` is what the draw won of it. */
  'game.drawn': { draw_id: number; member_id: number; longcoin: number }
}

declare module '../kernel/work/outbox.ts' {
  interface Events extends GameEvents {}
}
