export type Address = {
  /** The name of its screenshots. */
  name: string;
  path: string;
  /** The document title, without the product's name. */
  title: string;
  /** The HTTP status of a first visit; 200 by default. */
  status?: number;
};
export const PUBLIC: readonly Address[];
export const PRIVATE: readonly Address[];
