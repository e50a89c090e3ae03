/** Settings that have a screen of their own, where they are shown with what they do. */
export const ownScreens: Record<string, '/appearance' | '/opening'> = {
  'site.theme_style': '/appearance',
  'site.tab_bar': '/appearance',
  'site.state': '/opening',
  'site.closed_until': '/opening',
  'site.addons': '/opening',
}
