/** From when until when, in two lines of a list; both are written already. */
export const SpanCell = ({ from, until }: { from: string; until: string }) => (
  <>
    {from} –<br />
    {until}
  </>
)
