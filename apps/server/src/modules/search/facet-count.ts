/** One way to narrow: which facet, which value, how many hits it would leave. */
export interface Count {
  facet: string;
  id: number;
  count: number;
}
