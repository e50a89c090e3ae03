import type { ReactNode } from 'react'
import { card, errorLines, line, lostLines } from './drawing-frame.tsx'

/** The lines of each drawing. */
export const drawings = {
  list: (
    <>
      <rect x="42" y="28" width="68" height="84" rx="10" {...card} transform="rotate(-6 76 70)" />
      <rect x="52" y="26" width="68" height="84" rx="10" {...card} />
      <path d="M66 48h26M66 64h40M66 80h32" {...line} />
      <circle cx="112" cy="100" r="15" {...card} />
      <path d="m123 111 11 11" {...line} />
    </>
  ),
  cart: (
    <>
      <path d="M34 40h12l12 50h52l11-36H52" {...card} />
      <path d="M62 68h48M78 54l4 36M98 54l-3 36" {...line} opacity="0.35" />
      <circle cx="66" cy="104" r="7" {...card} />
      <circle cx="104" cy="104" r="7" {...card} />
      <path d="M84 38V22m-8 8 8-8 8 8" {...line} />
    </>
  ),
  order: (
    <>
      <path d="m40 54 40-18 40 18v44l-40 18-40-18z" {...card} />
      <path d="m40 54 40 18 40-18M80 72v44M60 45l40 18" {...line} />
    </>
  ),
  search: (
    <>
      <circle cx="74" cy="66" r="32" {...card} />
      <path d="m97 90 24 26" {...line} strokeWidth={5} />
      <path d="M62 72c6 8 18 8 24 0M65 57v3M83 57v3" {...line} />
    </>
  ),
  message: (
    <>
      <path d="M36 40h70a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H68L50 108V92H36a8 8 0 0 1-8-8V48a8 8 0 0 1 8-8z" {...card} />
      <path d="M46 58h48M46 72h30" {...line} />
      <circle cx="116" cy="40" r="8" fill="var(--brand)" />
    </>
  ),
  wallet: (
    <>
      <path d="M38 50 100 32a6 6 0 0 1 8 6v12" {...line} />
      <rect x="32" y="50" width="92" height="60" rx="10" {...card} />
      <path d="M124 70h-22a10 10 0 0 0 0 20h22" {...card} />
      <circle cx="104" cy="80" r="2.5" fill="var(--brand-ink)" />
    </>
  ),
  favourite: (
    <>
      <path d="M80 110S38 86 38 58a21 21 0 0 1 42-4 21 21 0 0 1 42 4c0 28-42 52-42 52z" {...card} />
      <path d="M52 58a9 9 0 0 1 9-9" {...line} />
    </>
  ),
  address: (
    <>
      <path d="M80 112S50 84 50 58a30 30 0 0 1 60 0c0 26-30 54-30 54z" {...card} />
      <circle cx="80" cy="58" r="11" {...line} />
      <path d="M44 114h72" {...line} opacity="0.35" />
    </>
  ),
  coupon: (
    <>
      <path d="M30 46h100v16a10 10 0 0 0 0 20v16H30V82a10 10 0 0 0 0-20z" {...card} />
      <path d="M64 50v44" {...line} strokeDasharray="2 8" />
      <path d="m82 86 24-28" {...line} />
      <circle cx="84" cy="61" r="4" {...line} />
      <circle cx="104" cy="83" r="4" {...line} />
    </>
  ),
  error: errorLines,
  lost: lostLines,
  soon: (
    <>
      <path d="M44 112V62l36-26 36 26v50z" {...card} />
      <path d="M66 112V82h28v30M36 68l44-32 44 32" {...line} />
      <path d="M104 34v-8M122 44l6-6M116 62h8" {...line} opacity="0.5" />
      <circle cx="88" cy="98" r="2.5" fill="var(--brand-ink)" />
    </>
  ),
  closed: (
    <>
      <path d="M56 60 80 30l24 30" {...line} />
      <circle cx="80" cy="28" r="4" {...card} />
      <rect x="34" y="60" width="92" height="46" rx="10" {...card} />
      <path d="M90 72a13 13 0 1 0 8 20 10 10 0 0 1-8-20z" {...line} />
      <path d="M56 78h8l-8 12h8" {...line} />
    </>
  ),
  done: (
    <>
      <circle cx="80" cy="70" r="38" {...card} />
      <path d="m62 71 13 13 24-27" {...line} strokeWidth={5} />
      <path d="M32 44l-8-6M128 44l8-6M80 20v-8" {...line} opacity="0.5" />
    </>
  ),
} satisfies Record<string, ReactNode>
