import type { ReactNode } from 'react'
import './tree.css'

export type NodeTone = 'normal' | 'warning' | 'danger' | 'quiet'

export interface TreeNodeCardProps {
  title: string
  /** Short, such as the grade. */
  badge?: string | undefined
  tone?: NodeTone
  /** In the tone, such as the state; none where all is normal. */
  note?: string | undefined
  /** A line or two of figures. */
  facts: readonly ReactNode[]
}

/** Content of a node of a drawn tree. */
export function TreeNodeCard({ title, badge, tone = 'normal', note, facts }: TreeNodeCardProps) {
  return (
    <span className={`tree-card tree-card-${tone}`}>
      <span className="tree-card-title">{title}</span>
      {(badge || note) && (
        <span className="tree-card-marks">
          {badge && <span className="tree-card-badge">{badge}</span>}
          {note && <span className="tree-card-note">{note}</span>}
        </span>
      )}
      {facts.map((fact, index) => (
        <span key={index} className="tree-card-fact">
          {fact}
        </span>
      ))}
    </span>
  )
}
