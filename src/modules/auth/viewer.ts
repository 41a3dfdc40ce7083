/** Who a request acts for. Every statement takes the key and decides with it what there is to see. */
export interface Viewer {
  /** Key of the user's node. */
  readonly key: string;
  readonly tenantKey: string;
  readonly tenantId: string;
  readonly userId: string;
}
