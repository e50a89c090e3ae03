// In place of the router's link, whose links, states and types no screen uses: see src/shell/link.tsx.
export const Link = () => null
export const useLinkProps = () => ({})
export const createLink = () => Link
export const linkOptions = <Options>(options: Options): Options => options
