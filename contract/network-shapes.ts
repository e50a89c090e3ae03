import * as z from 'zod/mini'
import { Amount, Count, Flag, Id, Integer, Rows, Text, Timestamp } from './fields.ts'

/** A grade of the ladder: 0, 4 to 9. */
export const NodeGrade = Integer(0, 9)
/** Generations below a member that the sponsor tree shows and awards reach (§9, tree of 6 levels). */
export const Generation = Integer(1, 6)

/**
 * What a node's member is: `active`; `frozen`, by an operator or the AM window; `closed`, the account is closed; `locked`, by an
 * operator.
 */
export const NodeState = z.enum(['active', 'frozen', 'locked', 'closed'])
export type NodeState = z.output<typeof NodeState>

export const Side = z.enum(['left', 'right'])
export type Side = z.output<typeof Side>

/** Where a member's newcomers go: the chosen leg, or the one with the nearer free place. */
export const LegChoice = z.enum(['automatic', 'left', 'right'])
export type LegChoice = z.output<typeof LegChoice>

const Person = {
  member_id: Id,
  /** Masked for members, except the viewer and direct referrals; whole for operators. */
  name: Text(64),
  grade: NodeGrade,
  state: NodeState,
}

/** A member in the sponsor tree. */
export const SponsorNode = z.object({
  ...Person,
  /** Null: the top of the tree that is shown. */
  parent_id: z.nullable(Id),
  /** Steps below the viewer; of an operator's view, below the tree's top. */
  generation: Integer(0, 6),
  registered_at: Timestamp,
  direct_count: Count,
  /** Generations 1 to 6 together. */
  team_count: Count,
  /** Direct referrals that this view does not hold and that may be opened: they lie within the viewer's six generations. */
  hidden_count: Count,
})
export type SponsorNode = z.output<typeof SponsorNode>

export const SponsorTree = z.object({
  /** The top first, then by generation; at most 50. */
  nodes: Rows(SponsorNode),
  /** More nodes than the view holds. */
  has_more: Flag,
})
export type SponsorTree = z.output<typeof SponsorTree>

/** Volumes of a node's legs in Start-up sales, as of the last settlement run. */
export const LegVolumes = z.object({
  left: Amount('USDS', true),
  right: Amount('USDS', true),
})

/** A position of the placement tree: a member's, or a clone's. */
export const PlacementNode = z.object({
  ...Person,
  /** Null of the house's root alone, which has the shop's name. */
  member_id: z.nullable(Id),
  node_id: Id,
  is_clone: Flag,
  /** Of a clone its number among those of its owner, from 1; else null. */
  clone_number: z.nullable(Count),
  /** Null: the top of the tree that is shown. */
  parent_id: z.nullable(Id),
  /** Null of the house's root alone. */
  side: z.nullable(Side),
  /** Levels below the top that is shown. */
  level: Count,
  placed_at: Timestamp,
  /** Volume that is carried over to the next run; null before the first. */
  carry: z.nullable(LegVolumes),
  has_left: Flag,
  has_right: Flag,
})
export type PlacementNode = z.output<typeof PlacementNode>

export const PlacementTree = z.object({
  /** The top first, then by level, left before right; at most 50. */
  nodes: Rows(PlacementNode),
  /** More nodes than the view holds. */
  has_more: Flag,
})
export type PlacementTree = z.output<typeof PlacementTree>

/** What a search of a tree found; the tree is then opened at it. */
export const FoundNode = z.object({ ...Person, node_id: z.nullable(Id), generation: z.nullable(Generation) })
export type FoundNode = z.output<typeof FoundNode>

/** An operator's change of a sponsor, decided by a second one. */
export const SponsorRequestState = z.enum(['requested', 'approved', 'refused'])
export type SponsorRequestState = z.output<typeof SponsorRequestState>
