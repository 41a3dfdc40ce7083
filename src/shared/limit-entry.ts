/** A limit as the documentation shows it; the value is the one that the code uses. */
export interface LimitEntry {
  /** What is limited. */
  readonly what: string;
  readonly value: number;
  /** What is counted, in the plural; `bytes` and `ms` are shown in larger units where they fit. */
  readonly unit: string;
  /** What happens beyond it. */
  readonly beyond: string;
}
