export const poster = {
  title: 'Poster',
}
