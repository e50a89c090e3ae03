/** Who did something, in histories of the console. */
export const actors = {
  by_member: 'Member',
  by_operator: 'Operator',
  by_system: 'System',
} as const
