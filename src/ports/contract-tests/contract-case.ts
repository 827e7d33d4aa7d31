/**
 * Contract suites are plain lists, so that jest, a page in a browser and a phone can run the same one.
 * A case throws when the host breaks the contract.
 */
export type ContractCase<Host> = {
  readonly title: string;
  run(host: Host): Promise<void>;
};
