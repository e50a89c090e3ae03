/** Does what a role holds (`order.*` everything of orders, `*` everything) cover this permission, which may itself be such a group? */
export const isPermitted = (granted: readonly string[], permission: string): boolean =>
  granted.some((one) => one === '*' || one === permission || (one.endsWith('.*') && permission.startsWith(one.slice(0, -1))))

/** Does a role let its operators call what asks for this permission, or for any of these? */
export const mayCall = (granted: readonly string[], permission: string | readonly string[] | undefined): boolean =>
  permission === undefined || [permission].flat().some((one) => isPermitted(granted, one))

/** Does what one role holds cover all that another holds? */
export const coversAll = (granted: readonly string[], required: readonly string[]): boolean =>
  required.every((one) => isPermitted(granted, one))
