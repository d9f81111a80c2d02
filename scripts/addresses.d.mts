export type Address = {
  /** Names its screenshots. */
  name: string;
  path: string;
  /** What its title says after the product's name. */
  title: string;
  /** Of the answer to a first visit; 200 unless it says otherwise. */
  status?: number;
};
export const PUBLIC: readonly Address[];
export const PRIVATE: readonly Address[];
