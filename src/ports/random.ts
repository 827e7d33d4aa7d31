/** The host's secure source. Everything else that looks random is seeded from one draw of it. */
export interface Random {
  /** A whole number in 0…2³²−1. */
  secureSeed(): number;
}
