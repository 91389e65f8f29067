/** Where payouts are created and listed. */
export const PAYOUTS = /^\/v1\/treasury\/payouts$/;
/** Where one payout is shown. */
export const PAYOUT = /^\/v1\/treasury\/payouts\/(?!preview$)[^/]+$/;
/** Where movements are listed. */
export const TRANSACTIONS = /^\/v1\/treasury\/transactions$/;
/** Where the overview is. */
export const TREASURY = /^\/v1\/treasury$/;
