/** Words that say nothing about what a text is about, or only that something is asked for. */
export const commonWords: ReadonlySet<string> = new Set(
  `a about after all am an and any anybody anyone anything are as at be been before being but by can could did do does
  doing done for from get go got had has have having he her hers him himself his how i if in into is it its itself just
  let may me might mine must my myself no nobody none nor not nothing now of off on once one or our ours out over own
  said say shall she should so some somebody someone something such than that the their theirs them then there these
  they this those to too under until up upon us very was we were what when where which while who whom whose why will
  with would you your yours yourself ever never tell told know known knew remember recall happen happens happened
  interaction interactions encounter encounters dealings event events memory memories`.split(/\s+/),
);
